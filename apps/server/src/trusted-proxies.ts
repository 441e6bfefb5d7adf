import { isIP } from 'node:net';
import type { z } from 'zod';

/**
 * Whose X-Forwarded-* is believed: that of so many proxies, counted from the right-most entry, or that of the proxies with
 * these addresses (IP, CIDR, or loopback, linklocal, uniquelocal). 0 believes nobody.
 */
export type TrustedProxies = number | string[];

const mostHops = 10;
const addressBits = { 4: 32, 6: 128 } as const;

export function parseTrust(text: string, check: z.RefinementCtx): TrustedProxies {
  if (/^\d+$/.test(text) && Number(text) <= mostHops) return Number(text);
  const list = text.split(',').map((entry) => entry.trim());
  if (!list.every(isAddresses)) {
    check.addIssue({ code: 'custom', message: '应为代理的层数（如 1），或以逗号分隔的代理地址（IP 或 CIDR）' });
  }
  return list;
}

function isAddresses(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= addressBits[family]);
}

/** As Fastify takes it. A bare number there means that nobody is believed, so hops are counted here. */
export const fastifyTrust = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? trusted > 0 && ((_address: string, hop: number) => hop < trusted) : trusted;
