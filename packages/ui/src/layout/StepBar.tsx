import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { IconCheck } from '../icons/icons.tsx';
import { IconCircleX } from '../icons/trade-icons.tsx';
import styles from './StepBar.module.css';

export interface BarStep {
  title: string;
  /** A time or what is to be expected. */
  sub?: ReactNode;
  /** ended: the way stops here without reaching its goal. */
  state: 'done' | 'now' | 'next' | 'ended';
}

const stateTexts = { done: '已完成', now: '当前', next: '未开始', ended: '已终止' } as const;

/** How far something has come, with times; one row, on phones one column. `isFlat`: the words stand beside their dots. */
export function StepBar({
  steps,
  label,
  isFlat = false,
  className,
}: {
  steps: readonly BarStep[];
  label: string;
  isFlat?: boolean;
  className?: string;
}) {
  return (
    <ol className={cx(styles.bar, isFlat && styles.flat, className)} aria-label={label}>
      {steps.map(({ title, sub, state }, at) => (
        // The same people may be asked twice: a title is no key.
        // oxlint-disable-next-line react/no-array-index-key -- steps never change places
        <li
          key={`${at} ${title}`}
          className={cx(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' ? <IconCheck size={14} /> : state === 'ended' ? <IconCircleX size={14} /> : at + 1}
          </span>
          <b>
            {title}
            <span className="sr">（{stateTexts[state]}）</span>
          </b>
          {sub && <span className={styles.sub}>{sub}</span>}
        </li>
      ))}
    </ol>
  );
}
