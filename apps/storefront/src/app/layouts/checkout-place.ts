import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** The step of a screen in the checkout (0-based), and its name beside the logo. */
export interface CheckoutPlace {
  /** Of these; the usual ones where none are named. */
  steps?: readonly string[];
  /** Undefined: none is lit yet. */
  at: number | undefined;
  name: string;
}

/**
 * Sets the step for a screen where it depends on the order's state. As long as `place` is undefined, the address decides.
 */
export function useCheckoutPlace(place: CheckoutPlace | undefined): void {
  const show = useOutletContext<((place: CheckoutPlace | undefined) => void) | undefined>();
  const { steps, at, name } = place ?? {};
  useEffect(() => {
    if (name === undefined) return undefined;
    show?.({ ...(steps && { steps }), at, name });
    return () => show?.(undefined);
  }, [show, steps, at, name]);
}
