import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { cx } from '../style/cx.ts';

/** The browser's own checkbox in our look. `isPartly` draws the dash of a group of which some are chosen. Without children give it `label`. */
export function Checkbox({
  isChecked,
  isPartly = false,
  onChange,
  label,
  children,
  disabled = false,
  isRound = false,
  className,
}: {
  isChecked: boolean;
  isPartly?: boolean;
  onChange: (isChecked: boolean) => void;
  label?: string;
  children?: ReactNode;
  disabled?: boolean;
  /** Larger and round, for phones. */
  isRound?: boolean;
  className?: string;
}) {
  return (
    <label className={cx(styles.label, disabled && styles.disabled, className)}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly && !isChecked;
        }}
        type="checkbox"
        className={cx(styles.box, isRound && styles.round)}
        checked={isChecked}
        disabled={disabled}
        aria-label={children ? undefined : label}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
