import {
  type ApplyState,
  applyStates,
  channelWaitMs,
  pageQueryIntervalMs,
  type PayState,
  payStates,
} from '@jicai/domain/payments/payment-states.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import { runNow } from '../../../jobs/run-now.ts';
import { getTrade, getTradeOptions, listOrderNos, lockTrade, type Trade } from '../../orders/index.ts';
import { listPayWays } from './channels.ts';
import { refuseUnlessPayable } from './create-payment.ts';
import { queryNow, closeAtChannel } from './payment-jobs.ts';
import { claimQuery, type PaymentRow, selectPayment, selectTradePayments, updatePayment } from '../payments.store.ts';
import { selectShownTransfer } from '../transfer/transfers.store.ts';

/** Everything the cashier shows of a trade that waits for money. */
export async function getCashier(ctx: SignedInCtx, tradeNo: string) {
  const trade = await getTrade(ctx, tradeNo);
  refuseUnlessPayable(trade);
  const ways = await listPayWays(ctx);
  const [orderNos, transfer, { transferPayDays }] = await Promise.all([
    listOrderNos(ctx, trade.tradeId),
    selectShownTransfer(ctx, trade.tradeId),
    getTradeOptions(ctx),
  ]);
  return { trade, ways, orderNos, transfer, transferPayDays, now: ctx.now };
}
export type CashierView = Awaited<ReturnType<typeof getCashier>>;

export interface PayStateView {
  trade: Trade;
  payNo: string;
  payState: PayState;
  applyState: ApplyState;
}

/** First step: finds the payment of the caller and decides whether the channel may be queried again now. */
export async function beginPayState(
  ctx: SignedInCtx,
  key: { payNo?: string | undefined; tradeNo?: string | undefined },
): Promise<{ tradeNo: string; payNo: string | undefined; ask: string | undefined }> {
  const { trade, payment } = await findAsked(ctx, key);
  const since = new Date(ctx.now.getTime() - pageQueryIntervalMs);
  const mayAsk = payment !== undefined && payment.adapter !== 'bank' && (await claimQuery(ctx, payment.id, since));
  return {
    tradeNo: trade.tradeNo,
    payNo: key.payNo ? payment?.payNo : undefined,
    ask: mayAsk ? payment.payNo : undefined,
  };
}

/** Second step: queries the channel, then reads the payment's state. */
export async function finishPayState(
  steps: Steps,
  begun: { tradeNo: string; payNo: string | undefined; ask: string | undefined },
): Promise<PayStateView> {
  if (begun.ask) await queryNow(steps, begun.ask);
  return steps.inTenant(async (ctx) => {
    const { trade, payment } = await findAsked(ctx, begun);
    return {
      trade,
      payNo: payment?.payNo ?? '',
      payState: payment?.payState ?? payStates.created,
      applyState: payment?.applyState ?? applyStates.none,
    };
  });
}

/** The attempt with this payNo; for a tradeNo the attempt whose money was applied, else the newest. */
async function findAsked(
  ctx: Parameters<typeof getTrade>[0],
  key: { payNo?: string | undefined; tradeNo?: string | undefined },
): Promise<{ trade: Trade; payment: PaymentRow | undefined }> {
  if (key.payNo) {
    const payment = await selectPayment(ctx, key.payNo);
    if (!payment) throw refuse.notFound();
    return { trade: await getTrade(ctx, payment.tradeNo), payment };
  }
  if (!key.tradeNo) throw badField('tradeNo', '缺少交易单号');
  const trade = await getTrade(ctx, key.tradeNo);
  const all = await selectTradePayments(ctx, trade.tradeId);
  return { trade, payment: all.find((payment) => payment.applyState === applyStates.applied) ?? all[0] };
}

/** Close, first step: the buyer cancels an attempt to pay. */
export async function beginClose(ctx: SignedInCtx, payNo: string): Promise<{ payNo: string; isOpen: boolean }> {
  const found = await selectPayment(ctx, payNo);
  if (!found) throw refuse.notFound();
  await lockTrade(ctx, found.tradeNo);
  const isOpen =
    found.adapter !== 'bank' && (found.payState === payStates.created || found.payState === payStates.paying);
  if (isOpen) {
    await updatePayment(ctx, found.id, { closeAskedAt: ctx.now, releasedAt: null });
    const dueAt = new Date(ctx.now.getTime() + channelWaitMs);
    await addOutbox(ctx, { kind: 'payment.close', subject: payNo, dueAt });
  }
  return { payNo, isOpen };
}

/**
 * Close, second step. An attempt that its channel does not know yet stays 10 until it expires
 * (docs/domain/payments.md §5).
 */
export async function finishClose(
  steps: Steps,
  { payNo, isOpen }: { payNo: string; isOpen: boolean },
): Promise<{ payNo: string; payState: PayState }> {
  if (isOpen)
    await runNow(steps, { kind: 'payment.close', subject: payNo, handler: closeAtChannel, waitMs: channelWaitMs });
  const payment = await steps.inTenant((ctx) => selectPayment(ctx, payNo));
  if (!payment) throw refuse.notFound();
  return { payNo, payState: payment.payState };
}
