import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { logSign } from './log-sign.ts';
import { deleteRemember } from './remember.store.ts';
import { rememberCookie } from './sessions.ts';
import { deleteSession } from './sessions.store.ts';
import { endViewingsOfSession } from './viewings.ts';

/** Ends the session and the remember-me credential that came with it. Without a session there is nothing to end. */
export async function logOut(ctx: RequestCtx): Promise<void> {
  ctx.cookies.remove(rememberCookie);
  if (!ctx.actor) return;
  if (ctx.actor.accountType === accountTypes.operator) await endViewingsOfSession(ctx, ctx.actor.sessionId);
  await logSign(ctx, ctx.actor, 'sign.out');
  const rememberId = await deleteSession(ctx, ctx.actor.sessionId);
  ctx.deps.recentActors.forget(ctx.actor.accountId, ctx.now);
  if (rememberId) await deleteRemember(ctx, rememberId);
}
