import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Whether the caller may know what goods cost (docs/domain/money.md §9). */
export const maySeeCosts = ({ actor }: Pick<Ctx, 'actor'>): boolean => holds(actor, 'ops.goods.cost');

/** Whether he may write costs down: who does not see them changes none. */
export const mayEditCosts = ({ actor }: Pick<Ctx, 'actor'>): boolean =>
  holds(actor, 'ops.goods.cost') && holds(actor, 'ops.goods.editCost');

const holds = (actor: Ctx['actor'], permission: ShopPermission): boolean =>
  actor?.shopPermissions.has(permission) ?? false;
