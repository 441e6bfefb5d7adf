import { whyNoChange } from '@jicai/domain/orders/order-change.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../ctx/ctx.ts';
import type { OrderTerms } from '../../db/tables/order-changes.ts';
import { refuse } from '../../http/refusal.ts';
import {
  changeableOf,
  hasOpenPayments,
  lockLines,
  lockOrder,
  readTradeOfOrder,
  selectHeldLines,
  termsOf,
} from '../orders/index.ts';

/** An order with its trade and lines, all locked. */
export async function holdOrder(ctx: Ctx, key: { orderNo: string } | { orderId: string }) {
  const locked = await lockOrder(ctx, key);
  const lines = await lockLines(ctx, [locked.order.orderId]);
  return { locked, lines };
}
export type HeldOrder = Awaited<ReturnType<typeof holdOrder>>;

/** The same for who only reads: nobody waits for him. */
export async function readHeld(ctx: Ctx, key: { orderNo: string }): Promise<HeldOrder> {
  const locked = await readTradeOfOrder(ctx, key);
  return { locked, lines: await selectHeldLines(ctx, [locked.order.orderId]) };
}

/** Why it cannot be changed (any more); undefined where it can. */
export const refusalOf = ({ locked, lines }: HeldOrder): string | undefined =>
  whyNoChange(changeableOf({ ...locked.order, receivedFen: locked.trade.receivedFen }, lines));

/** Refused as stateChanged with the reason where the order cannot be changed (any more). */
export async function requireChangeable(
  ctx: Ctx,
  held: HeldOrder,
  { withAddress }: { withAddress: boolean },
): Promise<void> {
  const { locked } = held;
  const reason = refusalOf(held);
  if (reason) throw refuse.stateChanged({ text: reason });
  if (locked.trade.isClosing || (await hasOpenPayments(ctx, locked.trade.tradeId)))
    throw refuse.stateChanged({ text: '订单有未完成的支付，支付结束或关闭后再变更' });
  // One address for all orders of a trade.
  const hasLeft = locked.orders.some(({ state, shippedAt }) => state !== orderStates.cancelled && shippedAt !== null);
  if (withAddress && hasLeft) throw refuse.stateChanged({ text: '同批订单已有发货，不能再改地址' });
}

/** What an order is now, in the parts that a change names. */
export const termsNow = ({ locked, lines }: HeldOrder, change: Pick<OrderTerms, 'address'>): OrderTerms => ({
  lines: termsOf(lines),
  ...(change.address && { address: locked.trade.address }),
});

/** Whether the order still is what a change was proposed for. */
export const isStill = (held: HeldOrder, before: OrderTerms): boolean =>
  isDeepStrictEqual(plain(termsNow(held, before)), plain(before));

/** As it is read back from a column. */
export const plain = (terms: OrderTerms): Record<string, unknown> => JSON.parse(JSON.stringify(terms));
