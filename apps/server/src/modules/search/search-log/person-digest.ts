import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { createHmac } from 'node:crypto';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { RequestCtx } from '../../../http/request-ctx.ts';

/** Who searches, without telling who it is. */
export interface Searcher {
  person: string;
  isSignedIn: boolean;
  network: string;
}

/**
 * Digests with the shop's secret and the day: the same person is known again within a day and a shop, and by nobody later.
 * A visitor is told by address and browser.
 */
export function searcherOf(ctx: RequestCtx): Searcher {
  const { actor, userAgent } = ctx;
  const { ip } = ctx.act;
  return {
    person: digest(ctx, actor ? `account ${actor.accountId}` : `visitor ${ip} ${userAgent}`),
    isSignedIn: actor !== null,
    network: digest(ctx, `network ${networkOf(ip)}`),
  };
}

const digest = ({ deps, companyId, now }: Ctx, text: string): string =>
  createHmac('sha256', deps.secrets.linkSecret)
    .update(`search log ${companyId} ${shanghaiDay(now)} ${text}`)
    .digest('base64url')
    .slice(0, 16);

/** One household or office has one address of version 4, or 2^64 of version 6. */
const networkOf = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
