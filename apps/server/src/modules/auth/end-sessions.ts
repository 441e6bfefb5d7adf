import type { Ctx } from '../../ctx/ctx.ts';
import { deleteRemembersOf } from './remember.store.ts';
import { deleteSessionsOf } from './sessions.store.ts';

/** Ends all sessions and remember-me credentials of an account, from the next call on. */
export async function endSessionsOf(ctx: Ctx, accountId: string): Promise<void> {
  await deleteSessionsOf(ctx, accountId);
  await deleteRemembersOf(ctx, accountId);
  ctx.deps.recentActors.forget(accountId, ctx.now);
}
