import { useEffect } from 'react';
import { useOutletContext } from 'react-router';
import { type CheckoutPlace, usualSteps } from './checkout-steps.ts';

const [cart, check, pay, end] = usualSteps;
const [approve, ship] = ['审批', '发货'];
const creditSteps = [cart, check, ship, end] as const;
const approvedSteps = [cart, check, approve, pay, end] as const;
const approvedCreditSteps = [cart, check, approve, ship, end] as const;

/** Where somebody has to agree first there is a step more; on account nothing is paid before it is shipped. */
export function checkoutSteps({ needAudit, isCredit }: { needAudit: boolean; isCredit: boolean }): readonly string[] {
  if (needAudit) return isCredit ? approvedCreditSteps : approvedSteps;
  return isCredit ? creditSteps : usualSteps;
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
