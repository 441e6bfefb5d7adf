import { type ButtonHTMLAttributes, useRef } from 'react';
import { useArmed } from '../hooks/use-armed.ts';

/** A button without a look of its own that sends something: disabled for 3000 ms after a click, like every `Button` that can be busy. */
export function WriteButton({ onClick, disabled, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>) {
  const button = useRef<HTMLButtonElement>(null);
  const { isArmed, press } = useArmed(button);
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled || !isArmed}
      data-locked={(!isArmed && !disabled) || undefined}
      onClick={(event) => press(event, () => onClick?.(event))}
      {...rest}
    />
  );
}
