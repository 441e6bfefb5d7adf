import {
  closeLimitMs,
  nextPaymentQuery,
  type OnlineChannel,
  payStates,
} from '@jicai/domain/payments/payment-states.ts';
import {
  type AdapterName,
  ChannelFault,
  type ChannelOrder,
  type CreateOutcome,
  type PaymentChannel,
  type QueryOutcome,
  textOf,
} from '../../../adapters/payment/payment-channel.ts';
import { sendTogether } from '../../../db/send-together.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import type { Job } from '../../../jobs/job-context.ts';
import { lockTrade } from '../../orders/index.ts';
import { findChannel } from './channels.ts';
import { endClosing } from './closing.ts';
import { lockPayment, type PaymentRow, selectPayment, updatePayment } from '../payments.store.ts';
import { notifyPaths, returnPath } from './paths.ts';
import { settleMoney } from './settle.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/** An attempt with its channel, ready to be called once the transaction that read it is over. */
interface Attempt {
  payment: PaymentRow & { channel: OnlineChannel; adapter: AdapterName };
  /** Undefined when its keys are gone. */
  channel: PaymentChannel | undefined;
  readAt: Date;
}

/**
 * Throws if the channel's keys are missing, as if it did not answer: the call is tried again when the keys may be back.
 */
function channelOf({ channel, payment }: Attempt): PaymentChannel {
  if (!channel) throw new ChannelFault(`channel ${payment.channel} of ${payment.payNo} has no keys any more`);
  return channel;
}

async function findAttempt(ctx: Ctx, payNo: string): Promise<Attempt | undefined> {
  const payment = await selectPayment(ctx, payNo);
  if (!payment || payment.channel === 'TRANSFER' || payment.adapter === 'bank') return undefined;
  const { channel, adapter } = payment;
  return {
    payment: { ...payment, channel, adapter },
    channel: await findChannel(ctx, channel, adapter),
    readAt: ctx.now,
  };
}

/**
 * Effect `payment.create`: places the order at the channel under its fixed number (docs/domain/payments.md §3, 0 → 10
 * or 40).
 */
export async function createAtChannel(job: Job): Promise<Record> {
  const attempt = await job.inTenant((ctx) => findAttempt(ctx, job.subject));
  if (!attempt || attempt.payment.payState !== payStates.created) return nothing;
  const { payment, readAt } = attempt;
  const outcome = await channelOf(attempt).create(orderAt(job, payment, readAt));
  return async (ctx) => {
    const now = await lockPayment(ctx, payment.id);
    await sendTogether(writesAfterCreate(ctx, now, outcome));
  };
}

/** What a channel is told of an attempt. */
export const orderAt = (
  { companyId, payload }: Pick<Job, 'companyId' | 'payload'>,
  payment: Pick<Attempt['payment'], 'payNo' | 'tradeNo' | 'channel' | 'amountFen' | 'expireAt'>,
  now: Date,
): ChannelOrder => ({
  payNo: payment.payNo,
  title: `订单 ${payment.tradeNo}`,
  feeFen: payment.amountFen,
  expireAt: payment.expireAt,
  now,
  notifyPath: notifyPaths[payment.channel](companyId),
  returnPath: returnPath(companyId),
  buyerOrigin: textOf(payload['buyerOrigin']),
  isPhone: payload['isPhone'] === true,
  buyerIp: textOf(payload['buyerIp']),
  payer: textOf(payload['payer']),
});

/** What is written of a channel's answer; `now` is the attempt under lock. None of it waits for another. */
export function writesAfterCreate(ctx: Ctx, now: PaymentRow | undefined, outcome: CreateOutcome): Promise<unknown>[] {
  // The attempt was closed while the channel was creating it.
  if (now?.payState === payStates.closed && outcome.outcome === 'accepted')
    return [addOutbox(ctx, { kind: 'payment.close', subject: now.payNo })];
  if (now?.payState !== payStates.created) return [];
  if (outcome.outcome === 'refused')
    return [updatePayment(ctx, now.id, { payState: payStates.refused, failText: outcome.reason })];
  const { payForm, codeUrl, bridgeCall = null } = outcome;
  const given = { payForm, codeUrl, bridgeCall };
  return [updatePayment(ctx, now.id, { payState: payStates.paying, ...given }), planQuery(ctx, now)];
}

async function planQuery(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const dueAt = nextPaymentQuery(payment.queryCount, ctx.now, payment.expireAt);
  if (dueAt) await addOutbox(ctx, { kind: 'payment.query', subject: payment.payNo, dueAt });
}

/** Effect `payment.query`: queries an attempt that is still in state 10, and plans the next query. */
export async function queryAtChannel(job: Job): Promise<Record> {
  const attempt = await job.inTenant((ctx) => findAttempt(ctx, job.subject));
  if (!attempt || attempt.payment.payState !== payStates.paying) return nothing;
  const outcome = await channelOf(attempt).query(attempt.payment.payNo);
  return async (ctx) => {
    await recordQuery(ctx, attempt.payment, outcome);
    const now = await lockPayment(ctx, attempt.payment.id);
    if (now?.payState === payStates.paying) await planQuery(ctx, now);
  };
}

/**
 * Queries an attempt at once, for a page that waits. If the channel does not answer, that is only logged: the planned queries
 * go on.
 */
export async function queryNow(steps: Pick<Steps, 'inTenant' | 'log'>, payNo: string): Promise<void> {
  const attempt = await steps.inTenant((ctx) => findAttempt(ctx, payNo));
  if (!attempt) return;
  try {
    const outcome = await channelOf(attempt).query(payNo);
    await steps.inTenant((ctx) => recordQuery(ctx, attempt.payment, outcome));
  } catch (error) {
    if (!(error instanceof ChannelFault)) throw error;
    steps.log.warn({ err: error, payNo }, 'channel did not answer a query');
  }
}

/**
 * Records the result of a query: a paid attempt is settled; one that is closed, or unknown to the channel and expired,
 * becomes 30.
 */
export async function recordQuery(ctx: Ctx, asked: Attempt['payment'], outcome: QueryOutcome): Promise<void> {
  if (outcome.outcome === 'paid') {
    await settleMoney(ctx, asked, outcome);
    return;
  }
  const { id } = asked;
  const payment = await lockPayment(ctx, id);
  if (payment?.payState !== payStates.paying) return;
  const isGone = outcome.outcome === 'closed' || (outcome.outcome === 'notExist' && ctx.now > payment.expireAt);
  await updatePayment(ctx, id, {
    queryCount: payment.queryCount + 1,
    queriedAt: ctx.now,
    ...(isGone && { payState: payStates.closed }),
  });
}

type Closed = { outcome: 'paid'; money: QueryOutcome & { outcome: 'paid' } } | { outcome: 'closed' | 'notExist' };

/**
 * Effect `payment.close`: queries first and then closes; the other way round a payment between the two would be missed. If the
 * channel cannot be reached, it is tried again until 30 min after the deadline. Then the cancellation goes on without it;
 * money that comes later falls under the rule for late payments.
 */
export async function closeAtChannel(job: Job): Promise<Record> {
  const attempt = await job.inTenant((ctx) => findAttempt(ctx, job.subject));
  if (!attempt) return nothing;
  const { payment } = attempt;
  const isOpen = payment.payState === payStates.created || payment.payState === payStates.paying;
  const closed = isOpen || payment.payState === payStates.closed ? await askAndClose(attempt) : undefined;
  return async (ctx) => {
    if (closed?.outcome === 'paid') await settleMoney(ctx, payment, closed.money);
    const trade = await lockTrade(ctx, payment.tradeNo);
    const now = await lockPayment(ctx, payment.id);
    if (now?.payState === payStates.created || now?.payState === payStates.paying) {
      // An Alipay trade that does not exist yet can still be opened and paid: it stays 10 until it expires.
      const mayComeBack =
        closed?.outcome === 'notExist' && now.payState === payStates.paying && now.channel === 'ALIPAY';
      const isClosed = closed !== undefined && !(mayComeBack && ctx.now <= now.expireAt);
      await updatePayment(ctx, payment.id, {
        releasedAt: ctx.now,
        ...(isClosed && { payState: payStates.closed }),
      });
    }
    await endClosing(ctx, trade);
  };
}

/** Undefined if the channel cannot be reached and the time limit is over. */
async function askAndClose(attempt: Attempt): Promise<Closed | undefined> {
  const { payment, readAt } = attempt;
  try {
    const channel = channelOf(attempt);
    const asked = await channel.query(payment.payNo);
    if (asked.outcome === 'paid') return { outcome: 'paid', money: asked };
    if (asked.outcome === 'closed') return { outcome: 'closed' };
    const { outcome } = await channel.close(payment.payNo);
    if (outcome !== 'paid') return { outcome };
  } catch (error) {
    const limit = payment.expireAt.getTime() + closeLimitMs;
    if (!(error instanceof ChannelFault) || readAt.getTime() <= limit) throw error;
    return undefined;
  }
  throw new ChannelFault(`${payment.payNo} was paid while it was being closed`);
}
