import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** Where a screen stands among the steps of buying (0-based), and what it is called beside the logo. */
export interface CheckoutPlace {
  at: number;
  name: string;
}

/** For a screen whose step depends on what became of the order; until it knows, the address decides. */
export function useCheckoutPlace(at: number | undefined, name: string): void {
  const show = useOutletContext<((place: CheckoutPlace | undefined) => void) | undefined>();
  useEffect(() => {
    if (at === undefined) return undefined;
    show?.({ at, name });
    return () => show?.(undefined);
  }, [show, at, name]);
}
