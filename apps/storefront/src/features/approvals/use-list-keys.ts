import { type RefObject, useEffect } from 'react';

/** What is typed into is not commanded. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=menu]';

/**
 * J and K (or nothing held with them) walk the rows `[data-row]` of a list: where a row chooses, it is chosen. Enter on a
 * chosen one goes to what is to be decided beside it; a row that is a link is followed by the browser.
 */
export function useListKeys(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typing)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const focused = rows.findIndex((row) => row === document.activeElement);
      const at = focused === -1 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused;
      if (key === 'j' || key === 'k') {
        const next = rows[focused === -1 && at === -1 ? 0 : at + (key === 'j' ? 1 : -1)];
        if (!next) return;
        next.focus();
        if (next instanceof HTMLButtonElement) next.click();
      } else if (key === 'Enter' && rows[at]?.ariaCurrent === 'true' && (focused === at || target === document.body)) {
        const decision = document.querySelector<HTMLElement>('[data-decision] textarea, [data-decision] button');
        if (!decision) return;
        event.preventDefault();
        decision.focus();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}
