import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import { holdLeases } from './hold-leases.ts';
import type { OutboxHandler, TimerHandler } from './job-context.ts';
import type { OutboxKind } from './kinds.ts';
import { type Claim, claimJobs, leaseMs, markDone, postpone } from './jobs.store.ts';

/** Handlers by kind. The worker passes the tables of worker/handlers.ts in, so that `jobs` need not import modules. */
type Table<H> = Readonly<Record<string, H | undefined>>;

/** Longer than a slow timer may take. */
const slowLeaseMs = 15 * 60_000;
/** Longer than a slow effect may take. */
const slowEffectLeaseMs = 5 * 60_000;
const batchSize = 20;

/** Thrown to roll back the recording transaction: the row has been claimed by another worker meanwhile. */
class LeaseLost extends Error {}

/** Claims and runs one batch of due timers of a company. Returns how many it claimed. */
export function runTimers(deps: Deps, companyId: string, handlers: Table<TimerHandler>): Promise<number> {
  return runDueTimers(deps, companyId, handlers, { limit: batchSize, leasedUntil: leaseEnd(deps) });
}

/** As {@link runTimers}, for one timer that may take minutes. */
export function runSlowTimer(deps: Deps, companyId: string, handlers: Table<TimerHandler>): Promise<number> {
  return runDueTimers(deps, companyId, handlers, { limit: 1, leasedUntil: leaseEnd(deps, slowLeaseMs), isSlow: true });
}

async function runDueTimers(
  deps: Deps,
  companyId: string,
  handlers: Table<TimerHandler>,
  claimed: Parameters<typeof claimJobs>[2],
): Promise<number> {
  const claims = await inTenantAsSystem(deps, companyId, 'timers', (ctx) => claimJobs(ctx, 'timers', claimed));
  await holdLeases(deps, companyId, { table: 'timers', claims }, async () => {
    for (const claim of claims) {
      await attempt(deps, companyId, claim, {
        run: () => runTimer(deps, companyId, claim, handlers[claim.kind]),
        postpone: (later) =>
          inTenantAsSystem(deps, companyId, claim.kind, (ctx) => postpone(ctx, 'timers', { claim, ...later })),
      });
    }
  });
  return claims.length;
}

async function runTimer(deps: Deps, companyId: string, claim: Claim, handler: TimerHandler | undefined): Promise<void> {
  if (!handler) throw new Error(`no handler for timer ${claim.kind}`);
  await inTenantAsSystem(deps, companyId, claim.kind, async (ctx) => {
    await handler(ctx, claim.subject);
    if (!(await markDone(ctx, 'timers', claim))) throw new LeaseLost();
  });
}

/** Claims and runs one batch of due outbox rows of a company, concurrently. Returns how many it claimed. */
export async function runOutbox(deps: Deps, companyId: string, handlers: Table<OutboxHandler>): Promise<number> {
  const claims = await inTenantAsSystem(deps, companyId, 'outbox', (ctx) =>
    claimJobs(ctx, 'outbox', { limit: batchSize, leasedUntil: leaseEnd(deps) }),
  );
  await Promise.all(claims.map((claim) => runEffect(deps, companyId, claim, handlers[claim.kind])));
  return claims.length;
}

/** As {@link runOutbox}, for one effect that may take a minute. */
export async function runSlowEffect(deps: Deps, companyId: string, handlers: Table<OutboxHandler>): Promise<number> {
  const claims = await inTenantAsSystem(deps, companyId, 'outbox', (ctx) =>
    claimJobs(ctx, 'outbox', { limit: 1, leasedUntil: leaseEnd(deps, slowEffectLeaseMs), isSlow: true }),
  );
  for (const claim of claims) await runEffect(deps, companyId, claim, handlers[claim.kind]);
  return claims.length;
}

/**
 * Runs one outbox row at once, due or not, for a caller who waits for it. False if another worker has claimed or
 * finished it.
 */
export async function runOutboxNow(
  deps: Deps,
  companyId: string,
  { kind, subject, handler }: { kind: OutboxKind; subject: string; handler: OutboxHandler },
): Promise<boolean> {
  const [claim] = await inTenantAsSystem(deps, companyId, 'outbox', (ctx) =>
    claimJobs(ctx, 'outbox', { limit: 1, leasedUntil: leaseEnd(deps), effect: { kind, subject } }),
  );
  if (!claim) return false;
  await runEffect(deps, companyId, claim, handler);
  return true;
}

async function runEffect(
  deps: Deps,
  companyId: string,
  claim: Claim,
  handler: OutboxHandler | undefined,
): Promise<void> {
  await runClaimed(deps, companyId, claim, () => callAndRecord(deps, companyId, claim, handler));
}

/**
 * Makes a call whose row the caller has planned and claimed in one. Undefined where it failed and will be tried again, or
 * where another worker has taken it meanwhile.
 */
export async function runClaimed<T>(
  deps: Deps,
  companyId: string,
  claim: Claim,
  run: () => Promise<T>,
): Promise<T | undefined> {
  let result: T | undefined;
  await holdLeases(deps, companyId, { table: 'outbox', claims: [claim] }, () =>
    attempt(deps, companyId, claim, {
      run: async () => void (result = await run()),
      postpone: (later) =>
        inTenantAsSystem(deps, companyId, claim.kind, (ctx) => postpone(ctx, 'outbox', { claim, ...later })),
    }),
  );
  return result;
}

/** Marks the row of a call as done in the transaction that records it, which is undone where the claim does not hold any more. */
export async function endClaim(ctx: Pick<Ctx, 'db' | 'companyId' | 'now'>, claim: Claim): Promise<void> {
  if (!(await markDone(ctx, 'outbox', claim))) throw new LeaseLost();
}

async function callAndRecord(
  deps: Deps,
  companyId: string,
  claim: Claim,
  handler: OutboxHandler | undefined,
): Promise<void> {
  if (!handler) throw new Error(`no handler for effect ${claim.kind}`);
  const record = await handler({
    deps,
    companyId,
    subject: claim.subject,
    payload: claim.payload,
    attempts: claim.attempts,
    inTenant: (fn) => inTenantAsSystem(deps, companyId, claim.kind, fn),
  });
  await inTenantAsSystem(deps, companyId, claim.kind, async (ctx) => {
    await record(ctx);
    await endClaim(ctx, claim);
  });
}

/** Runs a claimed row. A failure is stored in the row, which is tried again later; it must not stop the next rows. */
async function attempt(
  deps: Deps,
  companyId: string,
  claim: Claim,
  act: { run: () => Promise<void>; postpone: (later: { dueAt: Date; lastError: string }) => Promise<void> },
): Promise<void> {
  try {
    await act.run();
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const { kind, subject, attempts } = claim;
    const level = attempts >= 5 ? 'error' : 'warn';
    deps.log[level]({ err: error, companyId, kind, subject, attempts }, 'job failed');
    const lastError = error instanceof Error ? error.message : String(error);
    await act.postpone({ dueAt: retryAt(deps.now(), attempts), lastError: lastError.slice(0, 500) });
  }
}

/** 10 s, 20 s, 40 s … at most 10 minutes. */
export function retryAt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(10_000 * 2 ** (attempts - 1), 600_000));
}

const leaseEnd = (deps: Deps, forMs = leaseMs) => new Date(deps.now().getTime() + forMs);
