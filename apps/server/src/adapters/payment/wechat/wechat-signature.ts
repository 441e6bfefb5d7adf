import { createDecipheriv, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';
import type { WechatSettings } from './wechat-settings.ts';

/** Older ones may be replays. */
const maxAgeS = 300;
/** WeChat sends such signatures on purpose, to see that they are refused. */
const probePrefix = 'WECHATPAY/SIGNTEST/';

export interface SignedText {
  timestamp: string;
  nonce: string;
  serial: string;
  signature: string;
  body: Buffer;
}

/** `Authorization` of a request: SHA256-RSA over method, path with query, timestamp, nonce and body, each with a newline. */
export function signRequest(
  settings: WechatSettings,
  request: { method: string; path: string; body: string; timestampS: number; nonce: string },
): string {
  const { method, path, body, timestampS, nonce } = request;
  const signature = createSign('RSA-SHA256')
    .update(`${method}\n${path}\n${timestampS}\n${nonce}\n${body}\n`)
    .sign(settings.privateKey, 'base64');
  const parts = {
    mchid: settings.mchid,
    nonce_str: nonce,
    signature,
    timestamp: timestampS,
    serial_no: settings.serialNo,
  };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
}

/** Verifies what WeChat sent, over the raw bytes, with the key that its serial names. */
export function verifySigned(
  settings: WechatSettings,
  signed: SignedText,
  now: Date,
): { isGenuine: true } | { isGenuine: false; isProbe: boolean; reason: string } {
  const refuse = (reason: string, isProbe = false) => ({ isGenuine: false, isProbe, reason }) as const;
  if (signed.signature.startsWith(probePrefix)) return refuse('signature probe', true);
  const ageS = Math.abs(now.getTime() / 1000 - Number(signed.timestamp));
  if (!/^\d{1,12}$/.test(signed.timestamp) || ageS > maxAgeS) return refuse('timestamp is more than 5 minutes off');
  const key = platformKey(settings, signed.serial);
  if (!key) return refuse(`no platform key with serial ${signed.serial.slice(0, 80)}`);
  const isGenuine = createVerify('RSA-SHA256')
    .update(`${signed.timestamp}\n${signed.nonce}\n`)
    .update(signed.body)
    .update('\n')
    .verify(key, signed.signature, 'base64');
  return isGenuine ? { isGenuine } : refuse('signature does not verify');
}

function platformKey(settings: WechatSettings, serial: string): KeyObject | undefined {
  const held = settings.platformKeys.find((key) => key.serial === serial);
  return held && createPublicKey(held.pem);
}

export interface Sealed {
  ciphertext: string;
  nonce: string;
  associated_data?: string;
}

/** Opens a notice's `resource`: AEAD_AES_256_GCM with the APIv3 key; throws when it was tampered with. */
export function openSealed(apiV3Key: string, sealed: Sealed): string {
  const bytes = Buffer.from(sealed.ciphertext, 'base64');
  const tag = bytes.subarray(bytes.length - 16);
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, sealed.nonce, { authTagLength: 16 });
  decipher.setAuthTag(tag);
  decipher.setAAD(Buffer.from(sealed.associated_data ?? ''));
  return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
}
