import { randomBytes } from 'node:crypto';
import { ChannelFault, textOf } from '../payment-channel.ts';
import type { WechatSettings } from './wechat-settings.ts';
import { signRequest, verifySigned } from './wechat-signature.ts';

const timeoutMs = 7000;
const fileTimeoutMs = 60_000;

export interface WechatAnswer {
  status: number;
  /** WeChat's error code, or ''. */
  code: string;
  body: Record<string, unknown>;
}

/** One signed call; the answer's signature is verified too. Throws {@link ChannelFault} on time-out, 429 and 5xx. */
export async function callWechat(
  settings: WechatSettings,
  method: 'GET' | 'POST',
  path: string,
  content?: Record<string, unknown>,
): Promise<WechatAnswer> {
  const body = content ? JSON.stringify(content) : '';
  const { response, bytes } = await send(settings.endpoint + path, {
    method,
    headers: { ...signedHeaders(settings, { method, path, body }), 'content-type': 'application/json' },
    ...(body && { body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 429 || response.status >= 500) {
    throw new ChannelFault(`WeChat answered ${response.status} to ${path}`);
  }
  const proof = verifySigned(
    settings,
    {
      timestamp: response.headers.get('wechatpay-timestamp') ?? '',
      nonce: response.headers.get('wechatpay-nonce') ?? '',
      serial: response.headers.get('wechatpay-serial') ?? '',
      signature: response.headers.get('wechatpay-signature') ?? '',
      body: bytes,
    },
    new Date(),
  );
  if (!proof.isGenuine) throw new ChannelFault(`WeChat's answer to ${path}: ${proof.reason}`);
  const parsed = bytes.length > 0 ? (JSON.parse(bytes.toString('utf8')) as Record<string, unknown>) : {};
  return { status: response.status, code: response.ok ? '' : textOf(parsed['code']), body: parsed };
}

function signedHeaders(settings: WechatSettings, request: { method: string; path: string; body: string }) {
  const timestampS = Math.floor(Date.now() / 1000);
  const nonce = randomBytes(16).toString('hex');
  const authorization = signRequest(settings, { ...request, timestampS, nonce });
  return { authorization, accept: 'application/json', 'user-agent': 'jicai' };
}

/**
 * A file that WeChat keeps for the merchant, as it comes: such an answer carries no signature, its hash was in the signed
 * answer that named the address. Throws {@link ChannelFault} where it does not come whole.
 */
export async function downloadWechat(settings: WechatSettings, address: string): Promise<Buffer> {
  const { protocol, origin, pathname, search } = new URL(address);
  // The merchant's signature goes to nobody who could only be listening.
  if (protocol !== 'https:' && origin !== new URL(settings.endpoint).origin)
    throw new ChannelFault(`WeChat names a file at ${origin}`);
  const headers = signedHeaders(settings, { method: 'GET', path: pathname + search, body: '' });
  const { response, bytes } = await send(address, { headers, signal: AbortSignal.timeout(fileTimeoutMs) });
  if (!response.ok) throw new ChannelFault(`WeChat answered ${response.status} to ${pathname}`);
  return bytes;
}

async function send(url: string, init: RequestInit): Promise<{ response: Response; bytes: Buffer }> {
  try {
    const response = await fetch(url, init);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (cause) {
    throw new ChannelFault(`WeChat could not be reached: ${(cause as Error).message}`, { cause });
  }
}
