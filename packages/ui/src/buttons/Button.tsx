import { type ButtonHTMLAttributes, type MouseEvent, useRef } from 'react';
import styles from './Button.module.css';
import { cx } from '../style/cx.ts';
import { useArmed } from '../hooks/use-armed.ts';

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
 * `isBusy` shows work in progress. A button that can be busy sends something, so it has the anti-double-click behaviour: disabled for 3000 ms after a
 * click, unless `onClick` answers false because there was nothing to send; `armed` gives it to others, or takes it from one that only reads on. A plain button by default, so it never submits a form by accident.
 */
export function Button({
  look,
  size,
  isBusy,
  armed = isBusy !== undefined,
  className,
  onClick,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { isBusy?: boolean; armed?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const { isArmed, press } = useArmed(button);
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (armed) press(event, () => onClick?.(event));
    else onClick?.(event);
  };
  return (
    <button
      ref={button}
      // oxlint-disable-next-line react/button-has-type -- typed by the prop, 'button' unless the caller says 'submit'
      type={type}
      className={buttonClass({ look, size }, className)}
      disabled={disabled || isBusy || (armed && !isArmed)}
      aria-busy={isBusy || undefined}
      data-locked={(armed && !isArmed && !disabled) || undefined}
      onClick={act}
      {...rest}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
