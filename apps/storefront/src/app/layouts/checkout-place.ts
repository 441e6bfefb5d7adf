import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** The step of a screen in the checkout (0-based), and its name beside the logo. */
export interface CheckoutPlace {
  at: number;
  name: string;
}

/**
 * Sets the step for a screen where it depends on the order's state. As long as `at` is undefined, the address decides.
 */
export function useCheckoutPlace(at: number | undefined, name: string): void {
  const show = useOutletContext<((place: CheckoutPlace | undefined) => void) | undefined>();
  useEffect(() => {
    if (at === undefined) return undefined;
    show?.({ at, name });
    return () => show?.(undefined);
  }, [show, at, name]);
}
