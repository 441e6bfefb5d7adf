import type { SignedInCtx } from '../../ctx/ctx.ts';
import { deleteCartLines, lockCartLines, selectTheseCartLines } from './cart.store.ts';

export { addLines } from './add-lines.ts';
export { deleteCartOf as forgetCart } from './cart.store.ts';

/** These lines of the caller's cart; ids of others are absent. */
export const readCartLines = (ctx: SignedInCtx, cartIds: readonly string[]) => selectTheseCartLines(ctx, cartIds);

/** These lines of the caller's cart, locked until the end of the transaction; ids of others are absent. */
export const takeCartLines = (ctx: SignedInCtx, cartIds: readonly string[]) => lockCartLines(ctx, cartIds);

/** Lines that have been bought leave the cart. */
export const dropCartLines = (ctx: SignedInCtx, cartIds: readonly string[]) => deleteCartLines(ctx, cartIds);
