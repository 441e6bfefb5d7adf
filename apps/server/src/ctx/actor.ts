import type { AccountType, BuyerPermission, DataScope } from '@jicai/domain/people/permissions.ts';

/** The signed-in person, as its session tells. */
export interface Actor {
  sessionId: string;
  /** Signed in with a password that somebody else gave: he may look around, and change it. */
  mustChangePassword: boolean;
  accountId: string;
  accountNo: string;
  userId: string;
  userName: string;
  accountType: AccountType;
  /** '' for shop-side accounts. */
  customerId: string;
  customerName: string;
  /** 1 enterprise, 2 personal member. */
  customerType: 1 | 2;
  orgId: string | null;
  /** Set for supplier accounts. */
  supplierId: string | null;
  permissions: ReadonlySet<BuyerPermission>;
  orderScope: DataScope;
}

/** Says which prices apply: retail visitors and members share one context, each enterprise has its own. */
export function priceContextOf(actor: Actor | null): string {
  return actor && actor.customerType === 1 ? actor.customerId : 'retail';
}
