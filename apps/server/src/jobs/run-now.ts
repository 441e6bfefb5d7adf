import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../ctx/deps.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import type { OutboxHandler } from './job-context.ts';
import { type Claim, selectOpenOutbox } from './jobs.store.ts';
import type { OutboxKind } from './kinds.ts';
import { runClaimed, runOutboxNow } from './run-claims.ts';

const checkEveryMs = 100;

/**
 * Makes a call that this caller has planned and claimed ({@link addClaimedOutbox}) and records it. Undefined where it failed,
 * was not answered within `waitMs` or was taken by another worker: the caller then reads the subject's state.
 */
export async function runOwnClaim<T>(
  from: { deps: Deps; companyId: string; log: FastifyBaseLogger },
  claim: Claim,
  { run, waitMs }: { run: () => Promise<T>; waitMs: number },
): Promise<T | undefined> {
  const limit = sleep(waitMs, undefined, { ref: false });
  return Promise.race([runClaimed({ ...from.deps, log: from.log }, from.companyId, claim, run), limit]);
}

/**
 * Runs an outbox row at once, due or not, for a caller who waits for it. Returns when it has been tried or after `waitMs`; the
 * caller then reads the subject's state. If a worker has already claimed the row, this waits for that worker.
 */
export async function runNow(
  from: { deps: Deps; companyId: string; log: FastifyBaseLogger },
  effect: { kind: OutboxKind; subject: string; handler: OutboxHandler; waitMs: number },
): Promise<void> {
  const { companyId, log } = from;
  const deps: Deps = { ...from.deps, log };
  const find = () => inTenantAsSystem(deps, companyId, effect.kind, (ctx) => selectOpenOutbox(ctx, effect));
  const limit = sleep(effect.waitMs, 'late' as const, { ref: false });
  if (await Promise.race([runOutboxNow(deps, companyId, effect), limit])) return;
  const endAt = Date.now() + effect.waitMs;
  while (Date.now() < endAt && (await find()) !== undefined) await sleep(checkEveryMs);
}
