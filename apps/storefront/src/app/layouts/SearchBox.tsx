import { cx } from '@jicai/ui/cx.ts';
import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, searchPath } from '../paths.ts';
import styles from './SearchBox.module.css';

const longestKeyword = 50;

/** The keyword box. `/` anywhere on the page puts the cursor here; an empty keyword does nothing (spec section 5). */
export function SearchBox({ look = 'full' }: { look?: 'full' | 'slim' | 'phone' }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === paths.search ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const [draft, setDraft] = useState({ shown, text: shown });
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  // A new address brings its own keyword; what is typed stays until then.
  const text = draft.shown === shown ? draft.text : shown;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = text.trim();
    if (!keyword) {
      input.current?.focus();
      return;
    }
    input.current?.blur();
    void navigate(searchPath({ keyword }));
  };
  return (
    <search className={cx(styles.box, styles[look])}>
      <form className={styles.form} onSubmit={submit}>
        <IconSearch size={look === 'phone' ? 16 : 18} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          aria-label="搜索商品"
          placeholder="搜索商品名称、型号或商品编号"
          autoComplete="off"
          maxLength={longestKeyword}
          value={text}
          onChange={(event) => setDraft({ shown, text: event.target.value })}
        />
        {look === 'full' && <kbd aria-hidden="true">/</kbd>}
        {look !== 'phone' && (
          <button type="submit" className={styles.go}>
            搜索
          </button>
        )}
      </form>
    </search>
  );
}

/** Only a box that can be seen takes the key: the wide, slim and phone headers each have one. */
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
