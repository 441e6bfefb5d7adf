import { billReadyAt } from '@jicai/domain/channel-bills/channel-bills.ts';
import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { realAdapter } from '../../adapters/payment/open-channel.ts';
import type { AdapterName } from '../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { selectMerchants } from '../payments/index.ts';
import { insertBill, selectDaysWithoutBill } from './bills.store.ts';

const online: readonly OnlineChannel[] = ['ALIPAY', 'WECHAT'];
/** Days that are made good after the server stood still. */
const daysBack = 7;

/** The adapter through which a channel takes money now, also where it is switched off for new payments. */
export async function findAdapter(ctx: Ctx, channel: OnlineChannel): Promise<AdapterName | undefined> {
  if ((await selectMerchants(ctx)).has(channel)) return realAdapter[channel];
  return ctx.deps.payment.hasLocal ? 'local' : undefined;
}

/**
 * Plans the bills of the days that are over (docs/domain/payments.md §10): yesterday's of every merchant, and those of
 * earlier days on which something moved. Safe to run on several nodes: a day has one bill.
 */
export async function planBills(ctx: Ctx): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, at) => shanghaiDay(new Date(ctx.now.getTime() - (at + 1) * dayMs)));
  for (const channel of online) {
    const adapter = await findAdapter(ctx, channel);
    if (!adapter) continue;
    const [yesterday = ''] = days;
    // A demo has no merchant who would miss the bill of an idle day.
    const always = adapter === 'local' ? {} : { always: yesterday };
    for (const billDay of await selectDaysWithoutBill(ctx, { channel, adapter, days, ...always })) {
      const { billId, isNew } = await insertBill(ctx, { channel, adapter, billDay });
      if (isNew) await addOutbox(ctx, { kind: 'bill.fetch', subject: billId, dueAt: billReadyAt(channel, billDay) });
    }
  }
}
