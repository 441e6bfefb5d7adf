import { billSpan } from '@jicai/domain/channel-bills/channel-bills.ts';
import { compareBill } from '@jicai/domain/channel-bills/compare-bill.ts';
import { type BillLine, ChannelFault } from '../../adapters/payment/payment-channel.ts';
import type { Job } from '../../jobs/job-context.ts';
import { queryNow, queryRefund } from '../payments/index.ts';
import type { BillRow } from './bills.store.ts';
import { selectOwnMoney } from './own-money.store.ts';

/** Of more the rest stays a difference until the day is compared again. */
const mostAsked = 200;

/**
 * Hands what is through at the channel and not here to the questions that the shop asks anyway: of payments the query, of
 * refunds theirs. Returns how many of them agree with the bill since.
 */
export async function askChannelAbout(
  job: Job,
  { bill, lines }: { bill: BillRow; lines: readonly BillLine[] },
): Promise<number> {
  const behind = await findBehind(job, { bill, lines });
  for (const { kind, no } of behind.slice(0, mostAsked)) {
    if (kind === 'payment') await queryNow({ inTenant: job.inTenant, log: job.deps.log }, no);
    else await askAboutRefund(job, no);
  }
  return behind.length === 0 ? 0 : behind.length - (await findBehind(job, { bill, lines })).length;
}

async function findBehind(job: Job, { bill, lines }: { bill: BillRow; lines: readonly BillLine[] }) {
  const { id: billId, channel, adapter, billDay } = bill;
  const nos = lines.map(({ no }) => no);
  const own = await job.inTenant((ctx) =>
    selectOwnMoney(ctx, { billId, channel, adapter, billDay, ...billSpan(billDay), nos }),
  );
  return compareBill(lines, own).filter((one) => one.bill?.stage === 'done' && one.own && one.own.stage !== 'done');
}

async function askAboutRefund(job: Job, refundNo: string): Promise<void> {
  try {
    const record = await queryRefund({ ...job, subject: refundNo });
    await job.inTenant(record);
  } catch (error) {
    if (!(error instanceof ChannelFault)) throw error;
    job.deps.log.warn({ err: error, refundNo }, 'channel did not answer a query');
  }
}
