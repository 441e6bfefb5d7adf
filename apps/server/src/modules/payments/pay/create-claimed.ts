import { type OnlineChannel, payStates } from '@jicai/domain/payments/payment-states.ts';
import { type AdapterName, ChannelFault, type CreateOutcome } from '../../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { sendTogether } from '../../../db/send-together.ts';
import type { AtEnd } from '../../../db/with-tenant.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import type { Claim } from '../../../jobs/jobs.store.ts';
import { endClaim } from '../../../jobs/run-claims.ts';
import { lockPayment, type PaymentRow } from '../payments.store.ts';
import type { StartedPayment } from './create-payment.ts';
import { orderAt, writesAfterCreate } from './payment-jobs.ts';

/** An attempt just written, whose call its writer has claimed: all that the call needs is known. */
export interface ClaimedAttempt {
  id: string;
  tradeNo: string;
  adapter: AdapterName;
  settings: Record<string, unknown> | undefined;
  claim: Claim;
}

/** Records the channel's answer; undefined where the attempt did not become one that can be paid. */
export type RecordAttempt = (ctx: Ctx, atEnd: AtEnd) => Promise<StartedPayment | undefined>;

/**
 * As the effect `payment.create`, without reading again what its writer knows: calls the channel outside any transaction,
 * then records the answer, ends the claim and keeps what the caller is told in one transaction.
 */
export async function createClaimed(
  { deps, companyId }: Steps,
  begun: StartedPayment & { channel: OnlineChannel; attempt: ClaimedAttempt },
  lastly: (record: RecordAttempt) => Promise<StartedPayment | undefined>,
): Promise<StartedPayment | undefined> {
  const { channel, attempt, payNo } = begun;
  const { id, tradeNo, adapter, settings, claim } = attempt;
  const opened = await deps.payment.open(adapter, { settings, companyId, channel });
  if (!opened) throw new ChannelFault(`channel ${channel} of ${payNo} has no keys any more`);
  const order = orderAt({ companyId, payload: claim.payload }, { ...begun, tradeNo }, deps.now());
  const outcome = await opened.create(order);
  return lastly(async (ctx, atEnd) => {
    const [, now] = await sendTogether([endClaim(ctx, claim), lockPayment(ctx, id)]);
    for (const write of writesAfterCreate(ctx, now, outcome)) atEnd(write);
    return outcome.outcome === 'accepted' && isCreated(now) ? { ...startedOf(now), ...formOf(outcome) } : undefined;
  });
}

const isCreated = (now: PaymentRow | undefined): now is PaymentRow => now?.payState === payStates.created;

const startedOf = ({ payNo, channel, amountFen, createdAt, expireAt }: PaymentRow) => ({
  payNo,
  channel,
  amountFen,
  createdAt,
  expireAt,
});

const formOf = (accepted: CreateOutcome & { outcome: 'accepted' }) => ({
  payForm: accepted.payForm,
  codeUrl: accepted.codeUrl,
  bridgeCall: accepted.bridgeCall ?? null,
});
