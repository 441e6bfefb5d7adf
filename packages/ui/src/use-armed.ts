import { useEffect, useRef, useState } from 'react';

/** How long a button stays disabled after a click (spec section 5). */
export const armDelayMs = 3000;

/**
 * Anti-double-click: after `fire` runs, `isArmed` is false for `delayMs` (3000 by default). A second call in that time does nothing,
 * also before React has drawn the disabled button.
 */
export function useArmed(delayMs = armDelayMs): { isArmed: boolean; fire: (action: () => void) => void } {
  const [isArmed, setIsArmed] = useState(true);
  const isLocked = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function fire(action: () => void) {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsArmed(false);
    timer.current = window.setTimeout(() => {
      isLocked.current = false;
      setIsArmed(true);
    }, delayMs);
    action();
  }
  return { isArmed, fire };
}
