import { cx } from '../style/cx.ts';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

/** The browser's own select for filters. `placeholder` names what is shown while nothing is chosen (value ''). */
export function Select({
  label,
  value,
  options,
  placeholder,
  onChange,
  className,
}: {
  /** Name for screen readers. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  placeholder?: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  return (
    <select
      className={cx(styles.select, value === '' && styles.empty, className)}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
