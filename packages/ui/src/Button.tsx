import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { useArmed } from './use-armed.ts';

export interface ButtonLook {
  /** fill: the one main action of a view; soft and ghost: the others; text: in rows; danger: outlined red. */
  look?: 'fill' | 'soft' | 'ghost' | 'text' | 'danger';
  size?: 'sm' | 'md' | 'lg';
}

/** Class names for a link that looks like a button. */
export function buttonClass({ look = 'ghost', size = 'md' }: ButtonLook, className?: string): string {
  return cx(styles.btn, styles[look], styles[size], className);
}

/**
 * `armed` gives it the anti-double-click behaviour: disabled for 3000 ms after a click. `isBusy` shows work in progress.
 * A plain button by default, so it never submits a form by accident.
 */
export function Button({
  look,
  size,
  isBusy = false,
  armed = false,
  className,
  onClick,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { isBusy?: boolean; armed?: boolean }) {
  const { isArmed, fire } = useArmed();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (armed) fire(() => onClick?.(event));
    else onClick?.(event);
  };
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- typed by the prop, 'button' unless the caller says 'submit'
      type={type}
      className={buttonClass({ look, size }, className)}
      disabled={disabled || isBusy || !isArmed}
      aria-busy={isBusy || undefined}
      onClick={press}
      {...rest}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
