import { dayMs } from '@jicai/domain/time/durations.ts';
import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { localSignatureHeader } from '../../../adapters/payment/local/local-channel.ts';
import { realAdapter } from '../../../adapters/payment/open-channel.ts';
import {
  type AdapterName,
  type ChannelNotice,
  headerOf,
  type RawNotice,
} from '../../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { AtEnd } from '../../../db/with-tenant.ts';
import { endEffect } from '../../../jobs/jobs.store.ts';
import { findChannel } from '../pay/channels.ts';
import { deleteForgedNotices, forgedResults, hasForgedNotices, insertNotice } from './notices.store.ts';
import { recordRefund } from '../refund/refund-jobs.ts';
import { selectRefund } from '../refund/refunds.store.ts';
import { settleMoney } from '../pay/settle.ts';

export type NoticeKind = 'Alipay' | 'WeChat' | 'WeChatRefund';
const channelOf: Record<NoticeKind, OnlineChannel> = { Alipay: 'ALIPAY', WeChat: 'WECHAT', WeChatRefund: 'WECHAT' };

/** The headers that support may need later; others are not stored. */
const keptHeaders = /^(content-type|user-agent|wechatpay-|x-local-)/;
/** Without the character that text columns of PostgreSQL cannot store. */
const storable = (text: string) => text.replaceAll('\u0000', '');
/** How many characters of a forged notice are stored: anybody may have written it. */
const forgedChars = 2000;
/** How many forged notices of a company are kept, */
const keptForged = 200;
/** and for so long. */
const keepForgedMs = 30 * dayMs;

/** Housekeeping; true when some may be left. */
export const forgetForgedNotices = (ctx: Ctx): Promise<boolean> =>
  deleteForgedNotices(ctx, new Date(ctx.now.getTime() - keepForgedMs));

/**
 * Handles a notice of a payment channel: verifies its signature over the raw bytes and settles the payment, in one transaction
 * that commits before the channel gets its answer. `isTaken` false: the notice is not acknowledged, so the channel sends
 * it again. A forged notice changes nothing.
 */
export async function takeNotice(
  ctx: Ctx,
  { kind, raw, atEnd }: { kind: NoticeKind; raw: RawNotice; atEnd: AtEnd },
): Promise<{ isTaken: boolean }> {
  const channel = await noticeChannel(ctx, channelOf[kind], raw);
  if (!channel) return { isTaken: false };
  const read = channel.readNotice(raw);
  const settled = await settle(ctx, { channel: channelOf[kind], adapter: channel.adapter, atEnd }, read);
  const notice = settled === 'foreign' ? notOurs : read;
  const result = settled === 'foreign' ? notOurs.notice : settled;
  const isTaken = !['forged', 'probe', 'unknown'].includes(result);
  const isForged = forgedResults.includes(result);
  // Anybody can send forged notices: beyond the limit they are answered, but neither stored nor logged.
  if (isForged && (await hasForgedNotices(ctx, keptForged))) return { isTaken };
  const text = storable(raw.body.toString('utf8'));
  atEnd(
    insertNotice(ctx, {
      kind,
      headers: keptOf(raw),
      body: isTaken ? text : text.slice(0, forgedChars),
      result,
      payNo: notice.notice === 'paid' ? notice.payNo : null,
    }),
  );
  if (result === 'forged' || result === 'unknown') ctx.log.error({ kind, notice }, 'payment notice was not believed');
  return { isTaken };
}

const keptOf = ({ headers }: RawNotice) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => keptHeaders.test(name))
      .map(([name, value]) => [name, storable(String(value ?? ''))]),
  );

/**
 * The channel that must verify the notice. Only a notice of the local channel says where it comes from; for others the
 * merchant's keys are tried first.
 */
async function noticeChannel(ctx: Ctx, channel: OnlineChannel, raw: RawNotice) {
  const real = realAdapter[channel];
  const [first, second]: AdapterName[] = headerOf(raw, localSignatureHeader) ? ['local', real] : [real, 'local'];
  return (first && (await findChannel(ctx, channel, first))) ?? (second && findChannel(ctx, channel, second));
}

const notOurs = { notice: 'forged', reason: 'the payment is in the hands of another adapter' } as const;

/**
 * 'foreign' for what was made through another adapter: a valid notice of one channel must not settle payments of another.
 */
async function settle(
  ctx: Ctx,
  by: { channel: OnlineChannel; adapter: AdapterName; atEnd: AtEnd },
  notice: ChannelNotice,
): Promise<string> {
  if (notice.notice === 'paid') {
    const settled = await settleMoney(ctx, by, notice);
    // What was planned to be asked of the channel has been told.
    if (settled !== 'unknown' && settled !== 'foreign')
      by.atEnd(endEffect(ctx, { kind: 'payment.query', subject: notice.payNo }));
    return settled;
  }
  if (notice.notice !== 'refund') return notice.notice;
  const refund = await selectRefund(ctx, notice.refundNo);
  if (refund && refund.adapter !== by.adapter) return 'foreign';
  return (await recordRefund(ctx, notice.refundNo, notice.refund)) ? 'refund' : 'unknown';
}
