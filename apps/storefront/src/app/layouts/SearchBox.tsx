import { cx } from '@jicai/ui/style/cx.ts';
import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, searchPath } from '../paths.ts';
import { rarePart } from '../rare-part.ts';
import styles from './SearchBox.module.css';

const SuggestPanel = rarePart('suggestPanel');

const longestKeyword = 50;
const shut = { isExpanded: false, activeId: '' };

/**
 * The search box. The key `/` anywhere on the page focuses it; an empty keyword does nothing (spec section 5). While it has the
 * focus, a panel of suggestions is shown below; its code is loaded at the first focus.
 */
export function SearchBox({ look = 'full' }: { look?: 'full' | 'slim' | 'phone' }) {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const shown = pathname === paths.search ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  // The key alone is not enough: all addresses typed by hand have the same one.
  const step = `${key} ${pathname} ${search}`;
  const [draft, setDraft] = useState({ at: step, text: shown });
  const [isOpen, setIsOpen] = useState(false);
  const [combobox, setCombobox] = useState(shut);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useSlashKey(input);
  // Every navigation, also a step back, shows the keyword of its address; until then what is typed is kept.
  if (draft.at !== step) setDraft({ at: step, text: shown });
  const text = draft.at === step ? draft.text : shown;
  const write = (next: string) => setDraft({ at: step, text: next });

  const leave = () => {
    setIsOpen(false);
    input.current?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = text.trim();
    if (!keyword) {
      input.current?.focus();
      return;
    }
    leave();
    void navigate(searchPath({ keyword }));
  };
  return (
    <search
      className={cx(styles.box, styles[look])}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <form className={styles.form} onSubmit={submit}>
        <IconSearch size={look === 'phone' ? 16 : 18} />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={combobox.isExpanded}
          aria-controls={combobox.isExpanded ? listId : undefined}
          aria-activedescendant={combobox.activeId || undefined}
          aria-autocomplete="list"
          aria-label="搜索商品"
          placeholder="搜索商品名称、型号或商品编号"
          autoComplete="off"
          maxLength={longestKeyword}
          value={text}
          onChange={(event) => {
            write(event.target.value);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setIsOpen(true);
          }}
        />
        {look === 'full' && <kbd aria-hidden="true">/</kbd>}
        {look !== 'phone' && (
          <button type="submit" className={styles.go}>
            搜索
          </button>
        )}
      </form>
      {isOpen && look === 'phone' && (
        <button type="button" className={styles.cancel} onClick={leave}>
          取消
        </button>
      )}
      {isOpen && (
        <SuggestPanel
          text={text}
          input={input}
          listId={listId}
          onState={setCombobox}
          onClose={() => setIsOpen(false)}
          onTaken={(keyword) => {
            write(keyword);
            leave();
          }}
        />
      )}
    </search>
  );
}

/** The wide, slim and phone headers each have a box: only the visible one takes the key. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.matches('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]'))
        return;
      if (!input.current?.checkVisibility({ visibilityProperty: true })) return;
      event.preventDefault();
      input.current.focus({ preventScroll: true });
      input.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
