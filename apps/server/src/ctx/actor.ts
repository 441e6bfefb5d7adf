import { type AccountType, type CustomerType, customerTypes } from '@jicai/domain/people/account-types.ts';
import type { BuyerPermission, DataScope } from '@jicai/domain/people/permissions.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';

/** The signed-in person, as its session tells. */
export interface Actor {
  sessionId: string;
  /** Set while an operator sees the shop as this buyer: then nothing may be changed (docs/domain/accounts.md §9). */
  viewingId: string | null;
  /** Signed in with a password that somebody else gave: he may look around, and change it. */
  mustChangePassword: boolean;
  /** When he last typed his password in this session; null in one that was remembered. */
  passwordAt: Date | null;
  accountId: string;
  accountNo: string;
  userId: string;
  userName: string;
  accountType: AccountType;
  /** '' for shop-side accounts. */
  customerId: string;
  customerName: string;
  customerType: CustomerType;
  orgId: string | null;
  /** Set for supplier accounts. */
  supplierId: string | null;
  permissions: ReadonlySet<BuyerPermission>;
  /** What an account of the shop's side may do; empty for a buyer. */
  shopPermissions: ReadonlySet<ShopPermission>;
  orderScope: DataScope;
}

/** Says which prices apply: retail visitors and members share one context, each enterprise has its own. */
export function priceContextOf(actor: Actor | null): string {
  return actor && actor.customerType === customerTypes.enterprise ? actor.customerId : 'retail';
}
