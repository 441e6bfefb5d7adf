import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { smsNotices } from '@jicai/domain/sms/sms-notices.ts';
import { type SmsReceiptState, smsReceiptTexts } from '@jicai/domain/sms/sms-receipts.ts';
import { smsProviderTexts } from '@jicai/domain/sms/sms-services.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type Page, pageOf, spanOf } from '../../http/paging.ts';
import { selectSmsMessages } from './sms-messages.store.ts';

/** The shop's text messages with their receipts, the newest first; a mobile is searched for whole. */
export async function listSent(
  ctx: Ctx,
  filter: { state?: SmsReceiptState | undefined; mobile?: string | undefined },
  page: Page,
) {
  const { rows, total } = await selectSmsMessages(ctx, filter, spanOf(page));
  const resultData = rows.map(({ id, provider, mobile, notice, state, failText, isMended, sentAt, deliveredAt }) => ({
    messageId: id,
    providerName: smsProviderTexts[provider],
    mobile: maskedMobile(mobile),
    noticeName: smsNotices[notice].name,
    state,
    stateText: smsReceiptTexts[state],
    failText,
    isMended,
    sendTime: shanghaiTime(sentAt),
    deliverTime: deliveredAt ? shanghaiTime(deliveredAt) : '',
  }));
  return { resultData, ...pageOf(page, total) };
}
