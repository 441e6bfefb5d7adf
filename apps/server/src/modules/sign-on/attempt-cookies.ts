import { signOnFaultTexts } from '@jicai/domain/people/sign-on.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import { z } from 'zod';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { sealedCookie } from '../../http/sealed-cookie.ts';

const lifeMs = 10 * minuteMs;

/** One attempt on its way to the identity system and back. */
const zAttempt = z.object({
  customerId: z.string(),
  connectionId: z.string(),
  callbackUrl: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnPath: z.string(),
});
/** Somebody who was proved and has not named his account yet. */
const zProved = z.object({
  customerId: z.string(),
  connectionId: z.string(),
  subject: z.string(),
  personName: z.string(),
  returnPath: z.string(),
  /** Counted, so that it is used once. */
  state: z.string(),
});

/** Of an attempt or a proof that must be there: refused as signOnFailed when it is not. */
function neededCookie<T extends z.ZodType>(name: string, shape: T) {
  const cookie = sealedCookie(name, { shape, lifeMs });
  return {
    ...cookie,
    get: (ctx: RequestCtx): z.infer<T> => {
      const held = cookie.find(ctx);
      if (held === undefined) throw lost();
      return held;
    },
  };
}

export const lost = () => refuse.signOnFailed({ text: signOnFaultTexts.lost, keepsWrites: true });

export const attemptCookie = neededCookie('signOn', zAttempt);
export const provedCookie = neededCookie('signOnProved', zProved);
