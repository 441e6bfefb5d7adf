import type { CustomerType } from '@jicai/domain/people/account-types.ts';
import { orderStates, type PayMode, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { payTermMs, type TradeOptions } from '@jicai/domain/orders/trade-options.ts';
import { sendTogether } from '../../../db/send-together.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import { freezeCredit, takeCredit } from '../../finance/index.ts';
import { commitReservations, reserveStock } from '../../stock/index.ts';
import { tellCreditLow } from '../notify-shop.ts';

/** State, pay state and deadline that a trade begins with, or that an approval gives it. */
export interface TradeStart {
  state: (typeof orderStates)['awaitingApproval' | 'awaitingPayment' | 'awaitingShipment'];
  payState: (typeof tradePayStates)['unpaid' | 'paid' | 'owed'];
  paidAt: Date | null;
  payDeadline: Date | null;
}

export interface Payable {
  customerId: string;
  customerType: CustomerType;
  tradeNo: string;
  payMode: PayMode;
  payFen: number;
}

/**
 * The state a trade starts in: 10 待审批 while an approval runs (`isHeld`); 30 at once where nothing is to be paid or it
 * is on account; else 20 with a payment deadline.
 */
export function tradeStartOf(
  { payMode, payFen, customerType }: Pick<Payable, 'payMode' | 'payFen' | 'customerType'>,
  { isHeld = false, options, now }: { isHeld?: boolean | undefined; options: TradeOptions; now: Date },
): TradeStart {
  if (isHeld)
    return { state: orderStates.awaitingApproval, payState: tradePayStates.unpaid, paidAt: null, payDeadline: null };
  if (payFen === 0)
    return { state: orderStates.awaitingShipment, payState: tradePayStates.paid, paidAt: now, payDeadline: null };
  if (payMode === payModes.credit)
    return { state: orderStates.awaitingShipment, payState: tradePayStates.owed, paidAt: null, payDeadline: null };
  const termMs = payTermMs(options, payMode, customerType);
  return {
    state: orderStates.awaitingPayment,
    payState: tradePayStates.unpaid,
    paidAt: null,
    payDeadline: new Date(now.getTime() + termMs),
  };
}

/** Plans the end of a trade that is not paid by its deadline. */
export async function watchDeadline(ctx: Ctx, tradeNo: string, { payDeadline }: TradeStart): Promise<void> {
  if (!payDeadline) return;
  await addTimer(ctx, { kind: 'trade.expire', subject: tradeNo, dueAt: new Date(payDeadline.getTime() + 60_000) });
}

/**
 * What a trade takes when it is submitted: its goods (outOfStock) and, on account, its credit (creditExceeded,
 * overdue), frozen while an approval runs. `round` counts the submissions of the trade.
 */
export async function takeGoodsAndCredit(
  ctx: Ctx,
  trade: Payable,
  { start, lines, round }: { start: TradeStart; lines: readonly HeldLine[]; round: number },
): Promise<void> {
  const { customerId, tradeNo, payFen: feeFen } = trade;
  // Last of a submit, so that the rows every buyer wants are held for the shortest time.
  await sendTogether([
    reserveStock(
      ctx,
      lines.map((line) => ({ orderLineId: line.id, itemId: line.itemId, qty: line.qty })),
    ),
    watchDeadline(ctx, tradeNo, start),
  ]);
  if (start.state === orderStates.awaitingShipment) {
    await commitReservations(
      ctx,
      lines.map((line) => line.id),
    );
  }
  if (start.payState === tradePayStates.owed) {
    const left = await takeCredit(ctx, { customerId, feeFen, tradeNo });
    await tellCreditLow(ctx, { customerId, feeFen, left });
  }
  if (start.state === orderStates.awaitingApproval && isCreditHeld(trade)) {
    const left = await freezeCredit(ctx, { customerId, feeFen, tradeNo, round });
    await tellCreditLow(ctx, { customerId, feeFen, left });
  }
}

/** A trade on account holds credit while it waits for its approval. */
export const isCreditHeld = ({ payMode, payFen }: Pick<Payable, 'payMode' | 'payFen'>): boolean =>
  payMode === payModes.credit && payFen > 0;

interface HeldLine {
  id: string;
  itemId: string;
  qty: number;
}
