import { and, eq, sql } from 'drizzle-orm';
import { outbox, timers } from '../db/tables/requests.ts';
import type { Ctx } from '../http/context.ts';
import type { OutboxKind, TimerKind } from './kinds.ts';

/** A claimed row; `attempts` is also the fence: who claimed it later holds a higher number. */
export interface Claim {
  id: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  attempts: number;
}

export async function insertTimer(ctx: Ctx, timer: { kind: TimerKind; subject: string; dueAt: Date }): Promise<void> {
  await ctx.db.insert(timers).values({ ...timer, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now });
}

/** Nothing happens where one of this kind and subject stands already, done or not. */
export async function insertTimerOnce(
  ctx: Pick<Ctx, 'db' | 'companyId' | 'now' | 'newId'>,
  { kind, subject, dueAt }: { kind: TimerKind; subject: string; dueAt: Date },
): Promise<void> {
  await ctx.db.execute(sql`
    insert into timers (company_id, id, kind, subject, due_at, created_at)
    select ${ctx.companyId}::bigint, ${ctx.newId()}::bigint, ${kind}::text, ${subject}::text,
      ${dueAt.toISOString()}::timestamptz, ${ctx.now.toISOString()}::timestamptz
    where not exists (
      select 1 from timers where company_id = ${ctx.companyId} and subject = ${subject} and kind = ${kind})`);
}

export async function insertOutbox(
  ctx: Ctx,
  effect: { kind: OutboxKind; subject: string; payload: Record<string, unknown>; dueAt: Date },
): Promise<string> {
  const id = ctx.newId();
  await ctx.db.insert(outbox).values({ ...effect, companyId: ctx.companyId, id, createdAt: ctx.now });
  return id;
}

/** The id of an effect that is not done yet. */
export async function selectOpenOutbox(
  ctx: Ctx,
  effect: { kind: OutboxKind; subject: string },
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, ctx.companyId),
        eq(outbox.subject, effect.subject),
        eq(outbox.kind, effect.kind),
        open(outbox),
      ),
    )
    .limit(1);
  return row?.id;
}

type Claimer = Pick<Ctx, 'db' | 'companyId' | 'now'>;

/** Leases up to `limit` due timers of one company to this worker until `leasedUntil`. */
export async function claimTimers(ctx: Claimer, options: { limit: number; leasedUntil: Date }): Promise<Claim[]> {
  const { rows } = await ctx.db.execute<Omit<Claim, 'payload'> & Record<string, unknown>>(sql`
    update timers set leased_until = ${options.leasedUntil.toISOString()}::timestamptz, attempts = attempts + 1
    where company_id = ${ctx.companyId} and id in (
      select id from timers
      where company_id = ${ctx.companyId} and done_at is null and due_at <= ${ctx.now.toISOString()}::timestamptz
        and (leased_until is null or leased_until <= ${ctx.now.toISOString()}::timestamptz)
      order by due_at limit ${options.limit} for update skip locked)
    returning id, kind, subject, attempts`);
  return rows.map((row) => ({ ...row, payload: {} }));
}

/** As {@link claimTimers}, for effects. With `id` that one row is claimed, due or not. */
export async function claimOutbox(
  ctx: Claimer,
  options: { limit: number; leasedUntil: Date; id?: string },
): Promise<Claim[]> {
  const which = options.id ? sql`id = ${options.id}` : sql`due_at <= ${ctx.now.toISOString()}::timestamptz`;
  const { rows } = await ctx.db.execute<Claim & Record<string, unknown>>(sql`
    update outbox set leased_until = ${options.leasedUntil.toISOString()}::timestamptz, attempts = attempts + 1
    where company_id = ${ctx.companyId} and id in (
      select id from outbox
      where company_id = ${ctx.companyId} and done_at is null and ${which}
        and (leased_until is null or leased_until <= ${ctx.now.toISOString()}::timestamptz)
      order by due_at limit ${options.limit} for update skip locked)
    returning id, kind, subject, payload, attempts`);
  return rows;
}

/** False when another worker has claimed the row since: then nothing may be recorded. */
export async function markTimerDone(ctx: Claimer, claim: Claim): Promise<boolean> {
  const done = await ctx.db
    .update(timers)
    .set({ doneAt: ctx.now, leasedUntil: null, lastError: null })
    .where(
      and(
        eq(timers.companyId, ctx.companyId),
        eq(timers.id, claim.id),
        eq(timers.attempts, claim.attempts),
        open(timers),
      ),
    )
    .returning({ id: timers.id });
  return done.length > 0;
}

/** As {@link markTimerDone}. */
export async function markOutboxDone(ctx: Claimer, claim: Claim): Promise<boolean> {
  const done = await ctx.db
    .update(outbox)
    .set({ doneAt: ctx.now, leasedUntil: null, lastError: null })
    .where(
      and(
        eq(outbox.companyId, ctx.companyId),
        eq(outbox.id, claim.id),
        eq(outbox.attempts, claim.attempts),
        open(outbox),
      ),
    )
    .returning({ id: outbox.id });
  return done.length > 0;
}

const open = (table: typeof timers | typeof outbox) => sql`${table.doneAt} is null`;

/** Gives the row back to be tried again at `dueAt`. */
export async function postponeTimer(
  ctx: Claimer,
  claim: Claim,
  later: { dueAt: Date; lastError: string },
): Promise<void> {
  await ctx.db
    .update(timers)
    .set({ ...later, leasedUntil: null })
    .where(and(eq(timers.companyId, ctx.companyId), eq(timers.id, claim.id), eq(timers.attempts, claim.attempts)));
}

/** As {@link postponeTimer}. */
export async function postponeOutbox(
  ctx: Claimer,
  claim: Claim,
  later: { dueAt: Date; lastError: string },
): Promise<void> {
  await ctx.db
    .update(outbox)
    .set({ ...later, leasedUntil: null })
    .where(and(eq(outbox.companyId, ctx.companyId), eq(outbox.id, claim.id), eq(outbox.attempts, claim.attempts)));
}
