import type { Database, Tx } from './open.ts';
import { readWithTenant } from './with-tenant.ts';

/** The transaction of one gathered read, under the tenant's wall. */
export interface ReadCtx {
  db: Tx;
  companyId: string;
  now: Date;
}

interface Waiting<Want, Result> {
  want: Want;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

const maxRunning = 2;
/** A second statement beside a running one pays from this many reads on; fewer wait for the first to end. */
const worthSecond = 8;
const maxWants = 32;

/**
 * Runs reads that wait at the same time as one statement, so that the cost of a transaction, a round trip and a plan is
 * paid once for all of them. A read starts at once while nothing runs, and none joins a statement that has started, so no
 * result is older than its call. `read` gets wants of one company and returns a result for each, in their order.
 */
export function gatherReads<Want, Result>(
  deps: { db: Database; now: () => Date },
  read: (ctx: ReadCtx, wants: readonly Want[]) => Promise<Result[]>,
): (companyId: string, want: Want) => Promise<Result> {
  const queues = new Map<string, { waiting: Waiting<Want, Result>[]; running: number }>();

  const runNext = async (companyId: string) => {
    const queue = queues.get(companyId);
    if (!queue || queue.running >= maxRunning) return;
    if (queue.running > 0 && queue.waiting.length < worthSecond) return;
    const batch = queue.waiting.splice(0, maxWants);
    if (batch.length === 0) {
      if (queue.running === 0) queues.delete(companyId);
      return;
    }
    queue.running += 1;
    try {
      const wants = batch.map(({ want }) => want);
      const results = await readWithTenant(
        deps.db,
        companyId,
        (db) => read({ db, companyId, now: deps.now() }, wants),
        'kept',
      );
      if (results.length !== batch.length) throw new Error('a gathered read returns a result for every want');
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      queue.running -= 1;
      void runNext(companyId);
    }
  };

  return (companyId, want) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(companyId) ?? { waiting: [], running: 0 };
      queues.set(companyId, queue);
      queue.waiting.push({ want, resolve, reject });
      void runNext(companyId);
    });
}
