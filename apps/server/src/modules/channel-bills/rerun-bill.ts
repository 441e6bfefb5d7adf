import { isBillDay, oldestBillDays } from '@jicai/domain/channel-bills/channel-bills.ts';
import { channelTexts, type OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { insertBill, updateBill } from './bills.store.ts';
import { findAdapter } from './plan-bills.ts';

/**
 * Fetches and compares a day once more, by hand: behind the answer, `isAsked` says when it is done. Refused as notFound for
 * a channel that takes no money here, badInput at billDay for a day that the channel cannot have a bill of.
 */
export async function rerunBill(
  ctx: Ctx,
  { channel, billDay }: { channel: OnlineChannel; billDay: string },
): Promise<string> {
  if (!isBillDay(channel, billDay, ctx.now))
    throw badField('billDay', `请选择已出账的日期，最早为${oldestBillDays}天前，昨天的账单上午才有`);
  const adapter = await findAdapter(ctx, channel);
  if (!adapter) throw refuse.notFound();
  const { billId, isNew } = await insertBill(ctx, { channel, adapter, billDay });
  await updateBill(ctx, billId, { isAsked: true });
  await addOutbox(ctx, { kind: 'bill.fetch', subject: billId, payload: { isByHand: !isNew } });
  await writeAudit(ctx, {
    subject: `channelBill ${channelTexts[channel]} ${billDay}`,
    before: null,
    after: { 账单日期: billDay },
  });
  return billId;
}
