import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { smsNotices } from '@jicai/domain/sms/sms-notices.ts';
import { smsProviderTexts } from '@jicai/domain/sms/sms-services.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { tellShop } from '../messages/index.ts';
import { hasFailedSms, type SentSms } from './sms-messages.store.ts';

/**
 * Tells those who set the senders that a message did not arrive. Of a provider the first of a day alone, of those that lie with
 * the receiver and of the others each: whoever types numbers that do not exist must not bury the news of a sender that is broken.
 */
export async function tellFailed(ctx: Ctx, failed: SentSms): Promise<void> {
  const { provider, isOfReceiver, mobile, notice, failText } = failed;
  const since = fromShanghai(`${shanghaiDay(ctx.now)} 00:00:00`) ?? ctx.now;
  if (await hasFailedSms(ctx, { provider, isOfReceiver, since })) return;
  const text = `${smsProviderTexts[provider]}发给 ${maskedMobile(mobile)} 的“${smsNotices[notice].name}”没有送达：${failText}`;
  await tellShop(ctx, 'smsFailed', [{ text, link: consoleLinks.failedSms }]);
}
