import type { SignedInCtx } from '../../ctx/ctx.ts';

/** Whether the caller is told what goods cost the shop, and its margin. */
export const seesCosts = ({ actor }: SignedInCtx): boolean => actor.shopPermissions.has('ops.goods.cost');
