import { channelTexts, type OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { createHash } from 'node:crypto';
import { realAdapter } from '../../../adapters/payment/open-channel.ts';
import { ChannelFault } from '../../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { writeAudit } from '../../audit/index.ts';
import { selectMerchants } from './merchants.store.ts';

interface Begun {
  channel: OnlineChannel;
  settings: Record<string, unknown>;
}

/** Refused as notFound for a channel without keys. */
export async function beginCheck(ctx: Ctx, channel: OnlineChannel): Promise<Begun> {
  const merchant = (await selectMerchants(ctx)).get(channel);
  if (!merchant) throw refuse.notFound();
  return { channel, settings: merchant.settings };
}

/**
 * Proves the keys without moving money: asks the channel about an order that nobody placed. An answer whose signature
 * holds, whatever it says, means that number, keys and the other side's key fit. What came of it stands in the log.
 */
export async function checkMerchant(steps: Steps, { channel, settings }: Begun) {
  const result = await askChannel(steps, { channel, settings });
  await steps.inTenant((ctx) =>
    writeAudit(ctx, {
      subject: `merchant ${channelTexts[channel]}`,
      before: null,
      after: { 检查结果: `${result.isOk ? '通过' : '没有通过'}：${result.text}` },
    }),
  );
  return result;
}

/** What the channel says to these keys. */
export async function askChannel({ companyId, deps }: Pick<Steps, 'companyId' | 'deps'>, { channel, settings }: Begun) {
  const startedMs = performance.now();
  const result = (isOk: boolean, text: string) => ({ isOk, text, tookMs: Math.round(performance.now() - startedMs) });
  try {
    const opened = await deps.payment.open(realAdapter[channel], { settings, companyId, channel });
    if (!opened) return result(false, '没有可用的密钥');
    await opened.query(unknownPayNo(companyId));
    const fault = await opened.payerDesk?.faultOf();
    if (fault !== undefined) return result(false, `支付接口可达，签名与密钥相符；微信内付款不可用：${fault}`);
    const text = '接口可达，签名与密钥相符';
    return result(true, opened.payerDesk ? `${text}；AppSecret 有效，可在微信内付款` : text);
  } catch (error) {
    if (!(error instanceof ChannelFault)) return result(false, '配置无法使用，请检查各项是否完整');
    return result(false, `没有通过：${error.message.slice(0, 200)}`);
  }
}

/** A number that no payment has: ours carry the day of their making. */
const unknownPayNo = (companyId: string) =>
  `P000000000${createHash('sha256').update(companyId).digest().readUInt32BE(0).toString().padStart(10, '0').slice(-9)}`;
