import { dataScopes } from '@jicai/domain/people/permissions.ts';
import type { OrderFilters } from '@jicai/contract/orders/order-shapes.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { selectOrgOptions, selectSupplierOptions, selectUserOptions } from './order-filters.store.ts';

/** What the filters of an order list offer: people and departments only where the list shows others' orders. */
export async function listFilters(ctx: SignedInCtx, scope: 'my' | 'all'): Promise<OrderFilters> {
  const isAll = scope === 'all' && ctx.actor.orderScope !== dataScopes.own;
  const [suppliers, users, orgs] = await Promise.all([
    selectSupplierOptions(ctx),
    isAll ? selectUserOptions(ctx) : [],
    isAll ? selectOrgOptions(ctx) : [],
  ]);
  return { suppliers, users, orgs };
}
