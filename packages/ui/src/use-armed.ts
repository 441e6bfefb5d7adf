import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How long a button stays disabled after a click (spec section 5). */
export const armDelayMs = 3000;

/** Until when which button is locked. A form that is drawn anew after it was saved has the same button again, so it is known by its place and words. */
const lockedUntil = new Map<string, number>();

/** The page, the dialog and the words of a button; neighbours with the same words tell themselves apart by their label. */
function placeOf(button: HTMLElement): string {
  const dialog = button.closest('dialog, [role=dialog]')?.querySelector('h1, h2, h3')?.textContent ?? '';
  return [window.location.hash, dialog, button.ariaLabel ?? button.textContent].join('|');
}

function restOf(place: string): number {
  const restMs = (lockedUntil.get(place) ?? 0) - Date.now();
  if (restMs <= 0) lockedUntil.delete(place);
  return restMs;
}

function lockFor(restMs: number, setIsArmed: (isArmed: boolean) => void): number[] {
  // Not at once: a submit button that is disabled before its click has ended sends no form.
  return [window.setTimeout(() => setIsArmed(false)), window.setTimeout(() => setIsArmed(true), restMs)];
}

/**
 * Anti-double-click: `press` runs an action once, then `isArmed` is false for `delayMs` (3000 by default), also where the button is drawn anew
 * meanwhile. A second click in that time does nothing, also before React has drawn the disabled button.
 */
export function useArmed(
  button: RefObject<HTMLButtonElement | null>,
  delayMs = armDelayMs,
): { isArmed: boolean; press: (event: MouseEvent, action: () => void) => void } {
  const [isArmed, setIsArmed] = useState(true);
  const timers = useRef<number[]>([]);
  useLayoutEffect(() => {
    const restMs = button.current && lockedUntil.size > 0 ? restOf(placeOf(button.current)) : 0;
    if (restMs > 0) timers.current = lockFor(restMs, setIsArmed);
    return () => {
      for (const timer of timers.current) window.clearTimeout(timer);
    };
  }, [button]);

  function press(event: MouseEvent, action: () => void) {
    const place = button.current ? placeOf(button.current) : '';
    if (restOf(place) > 0) return event.preventDefault();
    lockedUntil.set(place, Date.now() + delayMs);
    timers.current = lockFor(delayMs, setIsArmed);
    action();
  }
  return { isArmed, press };
}
