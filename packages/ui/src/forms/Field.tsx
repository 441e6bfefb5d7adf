import { type ReactNode, useId } from 'react';
import { cx } from '../style/cx.ts';
import styles from './Field.module.css';

/** What the control inside a field takes over; spread it on an input, select or textarea. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

/**
 * One field of a form: label above, help or error beneath (the error replaces the help and is read out). `children` draws the control with the
 * given props.
 */
export function Field({
  label,
  isRequired = false,
  help,
  error,
  className,
  children,
}: {
  label: ReactNode;
  isRequired?: boolean;
  help?: ReactNode;
  error?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const hasNote = Boolean(error ?? help);
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={cx(styles.label, isRequired && styles.required)}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': hasNote ? `${id}-note` : undefined,
        'aria-required': isRequired,
      })}
      {hasNote && (
        <div
          id={`${id}-note`}
          className={cx(styles.note, error !== undefined && styles.error)}
          role={error ? 'alert' : undefined}
        >
          {error ?? help}
        </div>
      )}
    </div>
  );
}
