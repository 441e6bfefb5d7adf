import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { Fragment, type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './Palette.module.css';
import { type Hit, useHits } from './use-hits.ts';

/** Finds functions, orders, customers, goods and suppliers from any page; arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which looks for the focus itself.
  useEffect(() => input.current?.focus(), []);
  const [text, setText] = useState('');
  const searchKey = useDeferredValue(text.trim());
  const { hits, isBusy } = useHits(searchKey);
  const [at, setAt] = useState(0);
  const active = Math.min(at, hits.length - 1);
  const open = ({ to }: Hit) => {
    onClose();
    void navigate(to);
  };
  const onKey = (event: KeyboardEvent) => {
    // Keys that belong to a Chinese input method are left to it.
    if (event.nativeEvent.isComposing) return;
    const hit = hits[active];
    if (event.key === 'Enter' && hit) open(hit);
    else if (event.key === 'ArrowDown') setAt(Math.min(active + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="查找" width={640} onClose={onClose}>
      <div className={styles.box}>
        <IconSearch size={18} />
        <input
          ref={input}
          role="combobox"
          aria-label="查找功能、订单、客户、商品"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits[active] && `${listId}-${active}`}
          placeholder="订单号、客户、商品、供应商或功能"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox with groups and notes */}
      <div id={listId} role="listbox" aria-label="找到的" className={styles.hits} aria-busy={isBusy}>
        {hits.map((hit, index) => (
          <Fragment key={hit.to}>
            {hit.kind !== hits[index - 1]?.kind && (
              <p className={styles.kind} aria-hidden="true">
                {hit.kind}
              </p>
            )}
            <button
              type="button"
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds no note
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.hit}
              onMouseMove={() => setAt(index)}
              onClick={() => open(hit)}
            >
              <span>{hit.name}</span>
              <small>{hit.note}</small>
            </button>
          </Fragment>
        ))}
      </div>
      {hits.length === 0 && <output className={styles.none}>{isBusy ? '正在查找…' : '没有找到'}</output>}
    </Dialog>
  );
}
