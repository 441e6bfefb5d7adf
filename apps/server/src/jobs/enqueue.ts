import type { Ctx } from '../ctx/ctx.ts';
import { insertOutbox, insertTimerOnce, insertTimers, type NewTimer } from './jobs.store.ts';
import type { OutboxKind } from './kinds.ts';
import { nudge } from './nudge.ts';

/** Plans a state change in the transaction of `ctx`: no commit, no timer. `subject` is what the handler gets. */
export async function addTimer(ctx: Ctx, timer: NewTimer): Promise<void> {
  await addTimers(ctx, [timer]);
}

/** As {@link addTimer}, for many by one statement. */
export async function addTimers(ctx: Ctx, timers: readonly NewTimer[]): Promise<void> {
  if (timers.length === 0) return;
  await insertTimers(ctx, timers);
  if (timers.some((timer) => timer.dueAt <= ctx.now)) nudge();
}

/** As {@link addTimer}, for one that several may plan: its subject names the occasion, so that it is planned once. */
export async function addTimerOnce(
  ctx: Pick<Ctx, 'db' | 'companyId' | 'now' | 'newId'>,
  timer: NewTimer,
): Promise<void> {
  await insertTimerOnce(ctx, timer);
}

/**
 * Writes an effect on the outside world into the transaction of `ctx`; a worker carries it out after commit, at least
 * once, with `subject` as the fixed business number (docs/domain/crashes.md §2). Returns the row's id. Due at once
 * without `dueAt`.
 */
export async function addOutbox(
  ctx: Ctx,
  effect: { kind: OutboxKind; subject: string; payload?: Record<string, unknown>; dueAt?: Date },
): Promise<string> {
  const dueAt = effect.dueAt ?? ctx.now;
  const id = await insertOutbox(ctx, { ...effect, payload: effect.payload ?? {}, dueAt });
  if (dueAt <= ctx.now) nudge();
  return id;
}
