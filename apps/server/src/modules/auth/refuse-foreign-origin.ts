import type { RequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';

/** For calls that read a cookie: forbidden unless they come from the shop's own pages. Returns their origin. */
export function refuseForeignOrigin({ origin, host }: RequestCtx): string {
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host) throw refuse.forbidden();
  return new URL(origin).origin;
}
