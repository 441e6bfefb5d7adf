import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../app/self.queries.ts';
import { HitList } from './HitList.tsx';
import { addressOf, Preview } from './Preview.tsx';
import { readSearch, type Scope, scopeAfter, scopePrefixes, scopes, scopesOf } from './scopes.ts';
import styles from './Palette.module.css';
import { type Hit, useHits } from './use-hits.ts';

/** Finds functions, acts, orders, waybills, customers, goods and suppliers from any page; arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which looks for the focus itself.
  useEffect(() => input.current?.focus(), []);
  const isPhone = useIsPhone();
  const offered = scopesOf(useMay());
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Scope>('all');
  const { scope, searchKey } = readSearch(useDeferredValue(text), chosen);
  const { hits, isBusy } = useHits(searchKey, scope);
  const [at, setAt] = useState(0);
  const active = Math.min(at, hits.length - 1);
  const hit = hits[active];
  const open = ({ to }: Hit, isApart = false) => {
    onClose();
    if (isApart) window.open(addressOf(to), '_blank', 'noopener');
    else void navigate(to);
  };
  const choose = (next: Scope) => {
    // What was typed first says what is looked for; a choice takes its place.
    setText(readSearch(text, chosen).searchKey);
    setChosen(next);
    setAt(0);
    input.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    // Keys that belong to a Chinese input method are left to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && hit) open(hit, event.metaKey || event.ctrlKey);
    else if (event.key === 'ArrowDown') setAt(Math.min(active + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(active - 1, 0));
    else if (event.key === 'Tab') choose(scopeAfter(offered, scope, event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="查找" width={isPhone ? 640 : 840} onClose={onClose}>
      <div className={styles.box}>
        <IconSearch size={18} />
        <input
          ref={input}
          role="combobox"
          aria-label="查找功能、订单、客户、商品"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hit && `${listId}-${active}`}
          placeholder="订单号、运单号、客户、商品或功能"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
        <fieldset className={styles.scopes} aria-label="范围">
          {offered.map((name) => (
            <button key={name} type="button" aria-pressed={name === scope} onClick={() => choose(name)}>
              {scopes[name]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.panes}>
        <HitList
          listId={listId}
          hits={hits}
          active={active}
          searchKey={searchKey}
          isBusy={isBusy}
          onPoint={setAt}
          onOpen={open}
        />
        {hit && !isPhone && <Preview hit={hit} />}
      </div>
      {!isPhone && (
        <p className={styles.hints} aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> 选择
          </span>
          <span>
            <kbd>Tab</kbd> 换范围
          </span>
          {scopePrefixes
            .filter(({ scope: named }) => offered.includes(named))
            .map(({ prefix, scope: named }) => (
              <span key={prefix}>
                <kbd>{prefix}</kbd> {scopes[named]}
              </span>
            ))}
        </p>
      )}
    </Dialog>
  );
}
