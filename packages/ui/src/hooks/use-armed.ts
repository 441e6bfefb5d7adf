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

function clear(timers: readonly number[]): void {
  for (const timer of timers) window.clearTimeout(timer);
}

const nothingSent = 'nothing-sent';

/** A form found a fault before it sent anything: what was pressed to send it is free again. */
export function freeSubmitButtons(form: HTMLFormElement): void {
  for (const part of form.elements)
    if (part instanceof HTMLButtonElement && part.type === 'submit') part.dispatchEvent(new Event(nothingSent));
}

/**
 * Anti-double-click: `press` runs an action once, then `isArmed` is false for `delayMs` (3000 by default), also where the button is drawn anew
 * meanwhile. A second click in that time does nothing, also before React has drawn the disabled button. An action that answers false has sent
 * nothing and locks nothing; for one that submits a form the form says so (`freeSubmitButtons`).
 */
export function useArmed(
  button: RefObject<HTMLButtonElement | null>,
  delayMs = armDelayMs,
): { isArmed: boolean; press: (event: MouseEvent, action: () => unknown) => void } {
  const [isArmed, setIsArmed] = useState(true);
  const timers = useRef<number[]>([]);
  // The words of a button may change while it is busy.
  const pressedPlace = useRef('');
  useLayoutEffect(() => {
    const element = button.current;
    const restMs = element && lockedUntil.size > 0 ? restOf(placeOf(element)) : 0;
    if (restMs > 0) {
      // Before it is painted: a button that is drawn anew is never seen free. No click of it is under way.
      // oxlint-disable-next-line react/set-state-in-effect -- where it stands is known only once it is drawn
      setIsArmed(false);
      timers.current = [window.setTimeout(() => setIsArmed(true), restMs)];
    }
    const free = () => {
      lockedUntil.delete(pressedPlace.current);
      clear(timers.current);
      setIsArmed(true);
    };
    element?.addEventListener(nothingSent, free);
    return () => {
      clear(timers.current);
      element?.removeEventListener(nothingSent, free);
    };
  }, [button]);

  function press(event: MouseEvent, action: () => unknown) {
    const place = button.current ? placeOf(button.current) : '';
    if (restOf(place) > 0) return event.preventDefault();
    pressedPlace.current = place;
    lockedUntil.set(place, Date.now() + delayMs);
    timers.current = lockFor(delayMs, setIsArmed);
    if (action() === false) button.current?.dispatchEvent(new Event(nothingSent));
  }
  return { isArmed, press };
}
