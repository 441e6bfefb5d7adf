import { createSign, randomBytes } from 'node:crypto';
import type { BridgeCall } from '../payment-channel.ts';
import type { WechatSettings } from './wechat-settings.ts';

/** What `WeixinJSBridge` takes: SHA256-RSA over app, time, nonce and package, each with a newline. */
export function signBridgeCall(
  { appid, privateKey }: Pick<WechatSettings, 'appid' | 'privateKey'>,
  { prepayId, now }: { prepayId: string; now: Date },
): BridgeCall {
  const timeStamp = String(Math.floor(now.getTime() / 1000));
  const nonceStr = randomBytes(16).toString('hex');
  const packed = `prepay_id=${prepayId}`;
  const paySign = createSign('RSA-SHA256')
    .update(`${appid}\n${timeStamp}\n${nonceStr}\n${packed}\n`)
    .sign(privateKey, 'base64');
  return { appId: appid, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign };
}
