import { billGivenUpAt, billSpan, billStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { type BillLine, ChannelFault, type PaymentChannel } from '../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { findChannel } from '../payments/index.ts';
import { type BillRow, lockBill, selectBill, updateBill } from './bills.store.ts';
import { askChannelAbout } from './ask-channel.ts';
import { selectOwnMoney } from './own-money.store.ts';
import { recordComparison } from './record-comparison.ts';

type Record = (ctx: Ctx) => Promise<void>;
type Fetched = { lines: BillLine[] } | { reason: string; isMissing: boolean };

/** A bill is asked for again after this, until the end of the day on which it should have come. */
const againAfterMs = hourMs;

/**
 * Effect `bill.fetch`: fetches the bill of a day from its channel. Payments and refunds that are through there and not here
 * are asked about first, the way a page asks: what is true is booked by that and not by the bill. Then both sides are
 * compared (docs/domain/payments.md §10).
 */
export async function fetchBill(job: Job): Promise<Record> {
  const asked = await job.inTenant(async (ctx) => {
    const bill = await selectBill(ctx, job.subject);
    return bill && { bill, channel: await findChannel(ctx, bill.channel, bill.adapter) };
  });
  if (!asked) return async () => {};
  const { bill, channel } = asked;
  const fetched = await fetchFrom(channel, bill.billDay);
  if ('reason' in fetched) {
    return (ctx) => recordNoBill(ctx, bill.id, { ...fetched, isByHand: job.payload['isByHand'] === true });
  }
  const mendedCount = await askChannelAbout(job, { bill, lines: fetched.lines });
  return async (ctx) => {
    const held = await lockBill(ctx, bill.id);
    if (!held) return;
    await recordComparison(ctx, held, {
      lines: fetched.lines,
      merchantNo: channel?.merchantNo ?? '',
      mendedCount,
    });
  };
}

async function fetchFrom(channel: PaymentChannel | undefined, billDay: string): Promise<Fetched> {
  if (!channel) return { reason: '收款账户的密钥已不在', isMissing: false };
  try {
    const bill = await channel.bill(billDay);
    return bill.outcome === 'ready' ? { lines: bill.lines } : { reason: '渠道还没有这一天的账单', isMissing: true };
  } catch (error) {
    if (!(error instanceof ChannelFault)) throw error;
    return { reason: error.message.slice(0, 200), isMissing: false };
  }
}

/** Channels make no bill of a day on which nothing moved: once it is given up, an idle day counts as compared. */
async function recordNoBill(
  ctx: Ctx,
  billId: string,
  { reason, isMissing, isByHand }: { reason: string; isMissing: boolean; isByHand: boolean },
): Promise<void> {
  const bill = await lockBill(ctx, billId);
  if (!bill) return;
  const tryCount = bill.tryCount + 1;
  // What was compared once stands until there is something better.
  if (bill.billState === billStates.compared) {
    await updateBill(ctx, billId, { isAsked: false, tryCount, failText: reason });
    return;
  }
  if (ctx.now < billGivenUpAt(bill.billDay)) {
    await updateBill(ctx, billId, { isAsked: false, tryCount, failText: reason });
    const dueAt = new Date(ctx.now.getTime() + againAfterMs);
    // Who asks by hand begins no second row of tries.
    if (!isByHand) await addOutbox(ctx, { kind: 'bill.fetch', subject: billId, dueAt });
    return;
  }
  if (isMissing && (await isIdle(ctx, bill))) {
    await recordComparison(ctx, bill, { lines: [], merchantNo: bill.merchantNo, mendedCount: 0 });
    return;
  }
  ctx.log.error({ billDay: bill.billDay, channel: bill.channel, reason }, 'no bill of this day: a person must look');
  await updateBill(ctx, billId, { billState: billStates.failed, isAsked: false, tryCount, failText: reason });
}

async function isIdle(ctx: Ctx, { id, channel, adapter, billDay }: BillRow): Promise<boolean> {
  const own = await selectOwnMoney(ctx, { billId: id, channel, adapter, billDay, ...billSpan(billDay), nos: [] });
  return own.length === 0;
}
