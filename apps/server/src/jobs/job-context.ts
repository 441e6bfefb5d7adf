import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';

/** One claimed effect in the hands of its handler. */
export interface Job {
  deps: Deps;
  companyId: string;
  subject: string;
  payload: Record<string, unknown>;
  /** 1 at the first try. */
  attempts: number;
  /** A short transaction of its own; none may be open while the outside world is called. */
  inTenant: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/**
 * Calls the outside world, then answers the function that records what it said; the worker runs that one in a second
 * transaction, together with marking the row done. It must check the state again: the answer may come late or twice.
 * A throw means "try again later".
 */
export type OutboxHandler = (job: Job) => Promise<(ctx: Ctx) => Promise<void>>;

/** Runs as the system (`ctx.actor` is null) and checks its guard again under lock. */
export type TimerHandler = (ctx: Ctx, subject: string) => Promise<void>;
