import { dayMs, minuteMs } from '@jicai/domain/time/durations.ts';
import { z } from 'zod';
import type { SignedInRequestCtx } from '../../../http/request-ctx.ts';
import { sealedCookie } from '../../../http/sealed-cookie.ts';

/** A question on its way to WeChat and back, of one session and good for one answer. */
export const askCookie = sealedCookie('weChatAsk', {
  shape: z.object({ sessionId: z.string(), state: z.string(), tradeNo: z.string() }),
  lifeMs: 10 * minuteMs,
});

/** Who pays in this browser, as WeChat said to this session. It stands nowhere else. */
const payerCookie = sealedCookie('weChatPayer', {
  shape: z.object({ sessionId: z.string(), appId: z.string(), openid: z.string() }),
  lifeMs: dayMs,
});

export const keepPayer = (ctx: SignedInRequestCtx, payer: { appId: string; openid: string }) =>
  payerCookie.set(ctx, { ...payer, sessionId: ctx.actor.sessionId });

/** The openid of who pays; undefined where he was not asked for in this session, or by another app. */
export function findPayer(ctx: SignedInRequestCtx, appId: string): string | undefined {
  const held = payerCookie.find(ctx);
  return held?.sessionId === ctx.actor.sessionId && held.appId === appId ? held.openid : undefined;
}
