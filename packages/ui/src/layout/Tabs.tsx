import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../style/cx.ts';
import styles from './Tabs.module.css';

export interface Tab<K extends string> {
  key: K;
  label: ReactNode;
  /** How many wait behind the tab; none is not said. */
  count?: number;
  /** Somebody waits for the reader: the count is red. */
  isHot?: boolean;
}

/** A row of tabs, moved through with the arrow keys. `look` pill in section heads, line above panels, head as the first row of a panel. The caller draws the panel and gives it `panelId`. */
export function Tabs<K extends string>({
  tabs,
  current,
  onChange,
  label,
  look = 'pill',
  panelId,
  className,
}: {
  tabs: readonly Tab<K>[];
  current: K;
  onChange: (key: K) => void;
  label: string;
  look?: 'pill' | 'line' | 'head';
  panelId?: string;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen. The row alone is moved: to bring a tab into view would move the page.
  const isDrawn = useRef(false);
  const isFirst = current === tabs[0]?.key;
  useEffect(() => {
    // The first tab of a new row is in view: to ask would lay out the page in the midst of the work that draws it.
    const isInView = isFirst && !isDrawn.current;
    isDrawn.current = true;
    if (isInView) return;
    const row = list.current;
    const tab = row?.querySelector(`[data-key="${current}"]`);
    if (!row || !tab) return;
    const [seen, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    if (seen.left < whole.left || seen.right > whole.right) row.scrollLeft += seen.left - whole.left - 24;
  }, [current, isFirst]);
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (tabs.findIndex((tab) => tab.key === current) + step + tabs.length) % tabs.length;
    const next = tabs[at];
    if (!next) return;
    onChange(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus (roving tabindex)
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={cx(styles.tabs, look !== 'pill' && styles.line, look !== 'line' && styles[look], className)}
      onKeyDown={move}
    >
      {tabs.map(({ key, label: text, count = 0, isHot = false }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-key={key}
          aria-selected={key === current}
          aria-controls={panelId}
          tabIndex={key === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(key)}
        >
          {text}
          {count > 0 && <em className={cx(styles.count, isHot && styles.hot)}>{count > 999 ? '999+' : count}</em>}
        </button>
      ))}
    </div>
  );
}
