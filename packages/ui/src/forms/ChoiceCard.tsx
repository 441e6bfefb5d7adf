import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';
import { cx } from '../style/cx.ts';
import { IconCheck } from '../icons/icons.tsx';

/**
 * One of several choices that change the price or the route, as a card with a brand edge when chosen: a radio button of the group `name`, so the
 * arrow keys move through the group. `mark`: a ring before the content, or a tick in the corner.
 */
export function ChoiceCard({
  name,
  value,
  isChosen,
  onChoose,
  label,
  disabled = false,
  mark = 'ring',
  className,
  children,
}: {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What the choice is called, in one line. */
  label: string;
  disabled?: boolean;
  mark?: 'ring' | 'tick';
  className?: string;
  children: ReactNode;
}) {
  return (
    <label className={cx(styles.card, isChosen && styles.chosen, disabled && styles.disabled, className)}>
      <input
        type="radio"
        className={mark === 'tick' ? styles.whole : styles.radio}
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabled}
        aria-label={label}
        onChange={onChoose}
      />
      <div className={styles.content}>{children}</div>
      {mark === 'tick' && isChosen && (
        <span className={styles.tick}>
          <IconCheck size={14} stroke={2} />
        </span>
      )}
    </label>
  );
}
