import type { ComponentProps } from 'react';
import { IconCalendar } from '../icons/center-icons.tsx';
import styles from './DayInput.module.css';

/** A day, or a moment, on a phone: the system's own calendar, opened by a press anywhere, behind a field that looks and writes as all of ours do. */
export function DayInput({
  value,
  placeholder,
  withTime = false,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'placeholder' | 'className'> & {
  /** "YYYY-MM-DD", with `withTime` "YYYY-MM-DDTHH:mm"; or ''. */
  value: string;
  withTime?: boolean;
  placeholder: string;
  onChange: (day: string) => void;
}) {
  return (
    <span className={styles.day}>
      <span aria-hidden="true" className={value ? styles.chosen : undefined}>
        {value.replace('T', ' ') || placeholder}
      </span>
      <IconCalendar size={14} />
      <input
        {...input}
        type={withTime ? 'datetime-local' : 'date'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
