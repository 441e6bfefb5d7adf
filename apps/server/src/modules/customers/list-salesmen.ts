import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { shopPermissionsOf } from '@jicai/domain/shop-side/shop-roles.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectOperatorRoles } from './salesmen.store.ts';

/** Whom a customer may be handed to: operators who may see how it is reached (docs/domain/accounts.md §10). */
export async function listSalesmen(ctx: Ctx): Promise<{ userId: string; userName: string }[]> {
  const operators = await selectOperatorRoles(ctx);
  return operators
    .filter(({ roles, own }) =>
      shopPermissionsOf({ accountType: accountTypes.operator, roles }, own).has('ops.customer.contact'),
    )
    .map(({ userId, userName }) => ({ userId, userName }));
}
