import type { ComponentProps } from 'react';
import { IconCalendar } from '../icons/center-icons.tsx';
import styles from './DayInput.module.css';

/** A day on a phone: the system's own calendar, opened by a press anywhere, behind a field that looks and writes as all of ours do. */
export function DayInput({
  value,
  placeholder,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'placeholder' | 'className'> & {
  /** "YYYY-MM-DD" or ''. */
  value: string;
  placeholder: string;
  onChange: (day: string) => void;
}) {
  return (
    <span className={styles.day}>
      <span aria-hidden="true" className={value ? styles.chosen : undefined}>
        {value || placeholder}
      </span>
      <IconCalendar size={14} />
      <input {...input} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </span>
  );
}
