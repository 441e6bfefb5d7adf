import type { Actor } from '../ctx/actor.ts';
import type { Act, Ctx } from '../ctx/ctx.ts';
import type { Cookies } from './cookies.ts';

/** What a handler of a route receives: a context, and what only a call over the web has. */
export interface RequestCtx extends Ctx {
  act: Act & { ip: string };
  userAgent: string;
  /** `Origin` of the call, or null when the caller named none. */
  origin: string | null;
  /** `Host` of the call with its port. */
  host: string;
  cookies: Cookies;
}

/** As {@link RequestCtx}, of a caller who is signed in. */
export interface SignedInRequestCtx extends RequestCtx {
  actor: Actor;
}
