import type { Ctx } from '../ctx/ctx.ts';
import type { AtEnd } from '../db/with-tenant.ts';
import {
  type Claim,
  insertClaimedOutbox,
  insertOutbox,
  insertTimerOnce,
  insertTimers,
  type NewTimer,
} from './jobs.store.ts';
import type { OutboxKind } from './kinds.ts';
import { nudge } from './nudge.ts';

/**
 * Plans a timer in the transaction of `ctx`: if it is rolled back, there is no timer. `subject` is passed to the
 * handler.
 */
export async function addTimer(ctx: Ctx, timer: NewTimer): Promise<void> {
  await addTimers(ctx, [timer]);
}

/** As {@link addTimer}, for many timers in one statement. */
export async function addTimers(ctx: Ctx, timers: readonly NewTimer[]): Promise<void> {
  if (timers.length === 0) return;
  await insertTimers(ctx, timers);
  if (timers.some((timer) => timer.dueAt <= ctx.now)) nudge();
}

/** As {@link addTimer}, if several calls or nodes may plan the same timer: it is planned once for each subject. */
export async function addTimerOnce(
  ctx: Pick<Ctx, 'db' | 'companyId' | 'now' | 'newId'>,
  timer: NewTimer,
): Promise<void> {
  await insertTimerOnce(ctx, timer);
}

/**
 * As {@link addOutbox}, for a caller who makes the call himself right after the commit (`runOwnClaim`): the row is
 * claimed by him from the beginning, and written with the commit. Where he dies a worker takes it.
 */
export function addClaimedOutbox(
  ctx: Ctx,
  atEnd: AtEnd,
  effect: { kind: OutboxKind; subject: string; payload: Record<string, unknown>; dueAt: Date },
): Claim {
  const { kind, subject, payload, dueAt } = effect;
  const claim: Claim = { id: ctx.newId(), kind, subject, payload, attempts: 1 };
  atEnd(insertClaimedOutbox(ctx, claim, dueAt));
  return claim;
}

interface Effect {
  kind: OutboxKind;
  subject: string;
  payload?: Record<string, unknown>;
  dueAt?: Date;
}

/**
 * Plans a call of an external service in the transaction of `ctx`. A worker makes it after the commit, at least once, with
 * `subject` as the fixed business number (docs/domain/crashes.md §2). Without `dueAt` it is due at once. Returns the
 * row's id.
 */
export async function addOutbox(ctx: Ctx, effect: Effect): Promise<string> {
  const id = ctx.newId();
  await plan(ctx, [{ id, ...effect }]);
  return id;
}

/** As {@link addOutbox}, for many in one statement. */
export async function addOutboxes(ctx: Ctx, effects: readonly Effect[]): Promise<void> {
  if (effects.length === 0) return;
  await plan(
    ctx,
    effects.map((effect) => ({ id: ctx.newId(), ...effect })),
  );
}

async function plan(ctx: Ctx, effects: readonly (Effect & { id: string })[]): Promise<void> {
  const rows = effects.map(({ payload = {}, dueAt = ctx.now, ...effect }) => ({ ...effect, payload, dueAt }));
  await insertOutbox(ctx, rows);
  if (rows.some(({ dueAt }) => dueAt <= ctx.now)) nudge();
}
