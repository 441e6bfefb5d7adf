import { dayMs } from '@jicai/domain/time/durations.ts';
import { brokenInvariants } from '../../db/invariants.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimerOnce } from '../../jobs/enqueue.ts';
import { allowMinutes, insertAudits } from './audit.store.ts';

/** 03:30 in Shanghai, as time of the UTC day. */
const nightMs = 19.5 * 60 * 60_000;
const mostMinutes = 10;

/** Has the books checked in the coming night; planned again and again, it stands once a night. */
export async function planInvariantCheck(ctx: Ctx): Promise<void> {
  const night = Math.floor((ctx.now.getTime() - nightMs) / dayMs) + 1;
  const dueAt = new Date(night * dayMs + nightMs);
  await addTimerOnce(ctx, { kind: 'audit.invariants', subject: `invariants ${dueAt.toISOString()}`, dueAt });
}

/**
 * What must hold at every commit (docs/domain/crashes.md §1, §4): stock, money, credit and states, as SQL. Whatever
 * does not is an alarm, in the log and in the audit records; nothing is mended, for a person has to find out what
 * happened.
 */
export async function checkInvariants(ctx: Ctx, subject: string): Promise<void> {
  await allowMinutes(ctx, mostMinutes);
  const broken = await brokenInvariants(ctx.db, ctx.companyId);
  if (broken.length === 0) return;
  ctx.log.error({ companyId: ctx.companyId, broken }, 'the books do not agree');
  await insertAudits(ctx, [{ subject, before: null, after: { broken } }]);
}
