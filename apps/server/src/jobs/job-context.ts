import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';

/** One claimed outbox row, as its handler receives it. */
export interface Job {
  deps: Deps;
  companyId: string;
  subject: string;
  payload: Record<string, unknown>;
  /** 1 at the first try. */
  attempts: number;
  /** Runs a short transaction. None may be open while an external service is called. */
  inTenant: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/**
 * Calls an external service and returns a function that records the result. The worker runs that function in a second
 * transaction, which also marks the row as done. It must check the state again: the result may come late or twice.
 * If the handler throws, it is tried again later.
 */
export type OutboxHandler = (job: Job) => Promise<(ctx: Ctx) => Promise<void>>;

/**
 * Runs as the system (`ctx.actor` is null). It must lock its subject and check again whether there is anything to do.
 */
export type TimerHandler = (ctx: Ctx, subject: string) => Promise<void>;
