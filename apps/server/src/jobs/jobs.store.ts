import { and, eq, isNull, sql } from 'drizzle-orm';
import { textList } from '../db/any-of.ts';
import { outbox, timers } from '../db/tables/requests.ts';
import { inserter } from '../db/insert-rows.ts';
import { prepared } from '../db/prepared.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { type OutboxKind, slowEffects, slowTimers, type TimerKind } from './kinds.ts';

/**
 * A claimed row. `attempts` also shows whether the claim still holds: a later claim of the same row has a higher
 * number.
 */
export interface Claim {
  id: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/**
 * After this time another worker may take the rows of a worker that has crashed (docs/domain/crashes.md §3); one that works on
 * says so meanwhile (`jobs/hold-leases.ts`).
 */
export const leaseMs = 10_000;

export interface NewTimer {
  kind: TimerKind;
  subject: string;
  dueAt: Date;
}

export async function insertTimers(ctx: Ctx, rows: readonly NewTimer[]): Promise<void> {
  const { companyId, now: createdAt } = ctx;
  await writeTimers(
    ctx.db,
    rows.map((row) => ({ ...row, companyId, id: ctx.newId(), createdAt })),
  );
}

const timerColumns = ['companyId', 'id', 'kind', 'subject', 'dueAt', 'createdAt'] as const;
const writeTimers = inserter<never, typeof timers, (typeof timerColumns)[number]>(timers, timerColumns);

/**
 * Does nothing if there is already a timer of this kind and subject, done or not. The `where not exists` finds timers planned
 * without `is_once`; the unique key decides if two nodes plan at the same moment.
 */
export async function insertTimerOnce(
  ctx: Pick<Ctx, 'db' | 'companyId' | 'now' | 'newId'>,
  { kind, subject, dueAt }: NewTimer,
): Promise<void> {
  await ctx.db.execute(sql`
    insert into timers (company_id, id, kind, subject, due_at, created_at, is_once)
    select ${ctx.companyId}::bigint, ${ctx.newId()}::bigint, ${kind}::text, ${subject}::text,
      ${instantOf(dueAt)}, ${instantOf(ctx.now)}, true
    where not exists (
      select 1 from timers where company_id = ${ctx.companyId} and subject = ${subject} and kind = ${kind})
    on conflict (company_id, kind, subject) where is_once do nothing`);
}

export async function insertOutbox(
  { db, companyId, now }: Ctx,
  effects: readonly { id: string; kind: OutboxKind; subject: string; payload: Record<string, unknown>; dueAt: Date }[],
): Promise<void> {
  await writeOutbox(
    db,
    effects.map((effect) => ({ ...effect, companyId, createdAt: now })),
  );
}

const outboxColumns = [...timerColumns, 'payload'] as const;
const writeOutbox = inserter<never, typeof outbox, (typeof outboxColumns)[number]>(outbox, outboxColumns);

const claimedColumns = [...outboxColumns, 'attempts', 'leasedUntil'] as const;
const writeClaimedOutbox = inserter<never, typeof outbox, (typeof claimedColumns)[number]>(outbox, claimedColumns);

/** Writes an effect that its writer has claimed already. */
export async function insertClaimedOutbox(ctx: Ctx, claim: Claim, dueAt: Date): Promise<void> {
  const leasedUntil = new Date(ctx.now.getTime() + leaseMs);
  await writeClaimedOutbox(ctx.db, [{ ...claim, companyId: ctx.companyId, createdAt: ctx.now, dueAt, leasedUntil }]);
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
        isNull(outbox.doneAt),
      ),
    )
    .limit(1);
  return row?.id;
}

/** Takes back a planned effect whose answer has come another way: it is done, and who has claimed it meanwhile finds his claim lost. */
export async function endEffect(ctx: Claimer, { kind, subject }: { kind: OutboxKind; subject: string }): Promise<void> {
  const { companyId, now } = ctx;
  await endOpen(ctx.db, { companyId, now, kind, subject });
}

const endOpen = prepared<never, 'companyId' | 'now' | 'kind' | 'subject'>(
  ['companyId', 'now', 'kind', 'subject'],
  ({ companyId, now, kind, subject }) => sql`
    update outbox set done_at = ${now}, leased_until = null, last_error = null
    where company_id = ${companyId} and subject = ${subject} and kind = ${kind} and done_at is null`,
);

type Claimer = Pick<Ctx, 'db' | 'companyId' | 'now'>;

/** The two tables of due work: `timers` for state changes at a time, `outbox` for calls of external services. */
export type JobTable = 'timers' | 'outbox';

const slowKinds: Record<JobTable, readonly string[]> = { timers: slowTimers, outbox: slowEffects };

/**
 * Claims up to `limit` due rows of one company for this worker, until `leasedUntil`. With `effect`: the open row of it, due or not.
 * With `isSlow`: only the slow kinds, which are otherwise left out.
 */
export async function claimJobs(
  ctx: Claimer,
  name: JobTable,
  options: { limit: number; leasedUntil: Date; effect?: Pick<Claim, 'kind' | 'subject'>; isSlow?: boolean },
): Promise<Claim[]> {
  const table = sql.identifier(name);
  const now = instantOf(ctx.now);
  const { effect } = options;
  const which = effect ? sql`subject = ${effect.subject} and kind = ${effect.kind}` : sql`due_at <= ${now}`;
  const slow = textList(slowKinds[name]);
  const kinds = options.isSlow ? sql`kind = any(${slow})` : sql`kind <> all(${slow})`;
  const payload = name === 'outbox' ? sql`payload` : sql`'{}'::jsonb as payload`;
  const { rows } = await ctx.db.execute<Claim & Record<string, unknown>>(sql`
    update ${table} set leased_until = ${instantOf(options.leasedUntil)}, attempts = attempts + 1
    where company_id = ${ctx.companyId} and id in (
      select id from ${table}
      where company_id = ${ctx.companyId} and done_at is null and ${which} and ${kinds}
        and (leased_until is null or leased_until <= ${now})
      order by due_at limit ${options.limit} for update skip locked)
    returning id, kind, subject, ${payload}, attempts`);
  return rows;
}

/** False if another worker has claimed the row meanwhile: then the caller must roll back. */
export async function markDone(ctx: Claimer, name: JobTable, claim: Claim): Promise<boolean> {
  const { companyId, now } = ctx;
  const { id, attempts } = claim;
  const rows = await endRow[name](ctx.db, { companyId, now, id, attempts });
  return rows.length > 0;
}

const endOf = (name: JobTable) =>
  prepared<{ id: string }, 'companyId' | 'now' | 'id' | 'attempts'>(
    ['companyId', 'now', 'id', 'attempts'],
    ({ companyId, now, id, attempts }) => sql`
      update ${sql.identifier(name)} set done_at = ${now}, leased_until = null, last_error = null
      where company_id = ${companyId} and id = ${id} and attempts = ${attempts} and done_at is null
      returning id`,
  );
const endRow: Record<JobTable, ReturnType<typeof endOf>> = { timers: endOf('timers'), outbox: endOf('outbox') };

const renew = (name: JobTable) =>
  prepared<never, 'companyId' | 'ids' | 'attempts' | 'leasedUntil'>(
    ['companyId', 'ids', 'attempts', 'leasedUntil'],
    ({ companyId, ids, attempts, leasedUntil }) => sql`
      update ${sql.identifier(name)} j set leased_until = ${leasedUntil}
      from unnest(${ids}::bigint[], ${attempts}::int[]) as held (id, attempts)
      where j.company_id = ${companyId} and j.id = held.id and j.attempts = held.attempts
        and j.done_at is null and j.leased_until < ${leasedUntil}`,
  );
const renewLeases: Record<JobTable, ReturnType<typeof renew>> = { timers: renew('timers'), outbox: renew('outbox') };

/** Prolongs those of the claims that still hold: not the rows that are done, given back or claimed by another worker. */
export async function prolongLeases(
  ctx: Claimer,
  name: JobTable,
  { claims, leasedUntil }: { claims: readonly Pick<Claim, 'id' | 'attempts'>[]; leasedUntil: Date },
): Promise<void> {
  await renewLeases[name](ctx.db, {
    companyId: ctx.companyId,
    ids: claims.map(({ id }) => id),
    attempts: claims.map(({ attempts }) => attempts),
    leasedUntil,
  });
}

/** Gives the row back to be tried again at `dueAt`. */
export async function postpone(
  ctx: Claimer,
  name: JobTable,
  { claim, dueAt, lastError }: { claim: Claim; dueAt: Date; lastError: string },
): Promise<void> {
  await ctx.db.execute(sql`
    update ${sql.identifier(name)} set due_at = ${instantOf(dueAt)}, last_error = ${lastError}, leased_until = null
    where company_id = ${ctx.companyId} and id = ${claim.id} and attempts = ${claim.attempts}`);
}

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;
