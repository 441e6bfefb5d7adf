import { z } from 'zod';
import { seal, unseal } from '../sealing.ts';
import type { RequestCtx } from './request-ctx.ts';

const zHeld = z.object({ untilMs: z.number(), held: z.unknown() });

/** What stands in a sealed cookie of a shop for `lifeMs`; to the browser it is a row of characters. */
export function sealedCookie<T extends z.ZodType>(name: string, { shape, lifeMs }: { shape: T; lifeMs: number }) {
  const placeOf = ({ companyId }: RequestCtx) => `${companyId} cookie ${name}`;
  return {
    set: (ctx: RequestCtx, held: z.infer<T>) => {
      const text = JSON.stringify({ untilMs: ctx.now.getTime() + lifeMs, held });
      ctx.cookies.set(name, seal(ctx.deps.secrets, placeOf(ctx), text), lifeMs / 1000);
    },
    /** Undefined when it is missing, over, or not of this shop. */
    find: (ctx: RequestCtx): z.infer<T> | undefined => {
      const opened = zHeld.safeParse(textIn(ctx, placeOf(ctx), name));
      if (!opened.success || opened.data.untilMs <= ctx.now.getTime()) return undefined;
      return shape.parse(opened.data.held);
    },
    remove: (ctx: RequestCtx) => ctx.cookies.remove(name),
  };
}

function textIn(ctx: RequestCtx, place: string, name: string): unknown {
  try {
    return JSON.parse(unseal(ctx.deps.secrets, place, ctx.cookies.get(name) ?? ''));
  } catch {
    return undefined;
  }
}
