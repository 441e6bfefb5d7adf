import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { deviceName } from './device-name.ts';
import { logSign } from './log-sign.ts';
import { deleteRemember } from './remember.store.ts';
import { deleteSessions, selectSessionsOf } from './sessions.store.ts';

/** Where the caller is signed in, as the wire tells it. */
export async function listOwnSessions(ctx: SignedInCtx) {
  const rows = await selectSessionsOf(ctx, ctx.actor.accountId);
  return rows.map((row) => ({
    sessionId: row.id,
    device: deviceName(row.userAgent),
    ip: row.ip,
    createTime: shanghaiTime(row.createdAt),
    lastUseTime: shanghaiTime(row.lastUsedAt),
    isCurrent: row.id === ctx.actor.sessionId,
  }));
}

/** 下线 of one session of the caller, or of all but this one. Ending one twice is a success. */
export async function endOwnSessions(ctx: SignedInCtx, sessionId: string | undefined): Promise<number> {
  const { accountId, sessionId: exceptId } = ctx.actor;
  const ended = await deleteSessions(ctx, { accountId, sessionId, exceptId });
  for (const { rememberId } of ended) if (rememberId) await deleteRemember(ctx, rememberId);
  ctx.deps.recentActors.forget(accountId, ctx.now);
  if (ended.length > 0) await logSign(ctx, ctx.actor, 'sign.ended', { endedCount: ended.length });
  return ended.length;
}
