import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { type HealthLine, type HealthLineName, isChannel } from '@jicai/domain/shop-side/desk-health.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { countFailedJobs } from '../failed-jobs/index.ts';
import { canSendSms } from '../sms/index.ts';
import { type ChannelFacts, countFailedInvoices, selectChannelFacts } from './health.store.ts';

/** How what the shop leans on stands, from what happened; nobody outside is asked. */
export async function readHealth(ctx: Ctx, lines: readonly HealthLineName[]): Promise<HealthLine[]> {
  const facts = lines.some(isChannel)
    ? await selectChannelFacts(ctx, new Date(ctx.now.getTime() - dayMs))
    : new Map<Channel, ChannelFacts>();
  const read = async (line: HealthLineName): Promise<HealthLine> => {
    if (isChannel(line)) return channelLine(ctx, line, facts.get(line));
    if (line === 'sms') return { line, state: (await canSendSms(ctx)) ? 'ok' : 'off', count: 0 };
    const count = line === 'invoices' ? await countFailedInvoices(ctx) : await countFailedJobs(ctx);
    return { line, state: count > 0 ? 'wrong' : 'ok', count };
  };
  return Promise.all(lines.map(read));
}

/** A demo takes payments by its simulator while there are no keys. */
function channelLine({ deps }: Ctx, line: Channel, facts: ChannelFacts | undefined): HealthLine {
  const isOn = facts?.isEnabled ?? (line !== 'TRANSFER' && deps.payment.hasLocal);
  const count = facts?.refusedCount ?? 0;
  const state = isOn ? (count > 0 ? 'wrong' : 'ok') : 'off';
  return { line, state, count, lastTime: facts?.lastPaidAt ? shanghaiTime(facts.lastPaidAt) : undefined };
}
