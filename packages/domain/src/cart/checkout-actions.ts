import type { BuyerPermission } from '../people/permissions.ts';

export interface CheckoutFacts {
  /** A line that cannot be bought as it stands: off sale, too little stock, a wrong quantity. */
  hasRefusedLine: boolean;
  /** Above the most that one payment may be. */
  isTooMuch: boolean;
  /** The chosen way to pay may be used for this order; true while none is chosen. */
  isPayable: boolean;
  /** Somebody can be asked in every step of the approval, or none is needed. */
  isApprovable: boolean;
  hasAddress: boolean;
}

/** Whether an order may be submitted as its preview stands (docs/domain/orders.md §8). The submit checks all of it anew. */
export const canSubmit = (facts: CheckoutFacts, permissions: ReadonlySet<BuyerPermission>): boolean =>
  !facts.hasRefusedLine &&
  !facts.isTooMuch &&
  facts.isPayable &&
  facts.isApprovable &&
  facts.hasAddress &&
  permissions.has('order.submit');
