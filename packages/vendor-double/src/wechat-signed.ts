import { createVerify } from 'node:crypto';
import type { VendorCall } from './vendor-call.ts';
import type { WechatMerchant, WechatPayVendor } from './wechat-merchant.ts';

const maxAgeS = 300;

/** Whose call it is by its `Authorization`: over method, path with query, time, nonce and body, each nonce once. */
export function merchantOf(
  vendor: WechatPayVendor,
  { method, url, headers, body }: VendorCall,
): { merchant: WechatMerchant; mchid: string } | undefined {
  const [scheme = '', rest = ''] = (headers.authorization ?? '').split(/ (.*)/s);
  const part = (name: string) => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(rest)?.[1] ?? '';
  const [mchid, nonce, timestamp] = [part('mchid'), part('nonce_str'), part('timestamp')];
  const merchant = vendor.merchants.get(mchid);
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= maxAgeS;
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || !merchant || part('serial_no') !== merchant.serialNo) return undefined;
  if (!isFresh || nonce === '' || vendor.nonces.has(nonce)) return undefined;
  const text = `${method}\n${url.pathname}${url.search}\n${timestamp}\n${nonce}\n${body}\n`;
  if (!createVerify('RSA-SHA256').update(text).verify(merchant.publicKey, part('signature'), 'base64'))
    return undefined;
  vendor.nonces.add(nonce);
  return { merchant, mchid };
}
