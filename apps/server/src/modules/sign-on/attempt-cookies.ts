import { signOnFaultTexts } from '@jicai/domain/people/sign-on.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import { z } from 'zod';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { seal, unseal } from '../../sealing.ts';

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

const zHeld = z.object({ untilMs: z.number(), held: z.unknown() });

/** What stands in a sealed cookie for ten minutes; to the browser it is a row of characters. */
function sealedCookie<T extends z.ZodType>(name: string, shape: T) {
  const placeOf = ({ companyId }: RequestCtx) => `${companyId} cookie ${name}`;
  return {
    set: (ctx: RequestCtx, held: z.infer<T>) => {
      const text = JSON.stringify({ untilMs: ctx.now.getTime() + lifeMs, held });
      ctx.cookies.set(name, seal(ctx.deps.secrets, placeOf(ctx), text), lifeMs / 1000);
    },
    /** Refused as signOnFailed when it is missing, over, or not of this shop. */
    get: (ctx: RequestCtx): z.infer<T> => {
      const { untilMs, held } = zHeld.parse(opened(ctx, placeOf(ctx), name));
      if (untilMs <= ctx.now.getTime()) throw lost();
      return shape.parse(held);
    },
    remove: (ctx: RequestCtx) => ctx.cookies.remove(name),
  };
}

function opened(ctx: RequestCtx, place: string, name: string): unknown {
  try {
    return JSON.parse(unseal(ctx.deps.secrets, place, ctx.cookies.get(name) ?? ''));
  } catch {
    throw lost();
  }
}

export const lost = () => refuse.signOnFailed({ text: signOnFaultTexts.lost, keepsWrites: true });

export const attemptCookie = sealedCookie('signOn', zAttempt);
export const provedCookie = sealedCookie('signOnProved', zProved);
