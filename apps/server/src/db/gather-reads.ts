import type { Database, Tx } from './open.ts';
import { readWithTenant } from './with-tenant.ts';

/** The transaction of one gathered read, under the tenant's wall. */
export interface ReadCtx {
  db: Tx;
  companyId: string;
  now: Date;
}

interface Waiting<Want, Found> {
  want: Want;
  resolve: (found: Found) => void;
  reject: (reason: unknown) => void;
}

const maxRunning = 2;
/** While one statement runs, a second is worth its own cost for so many reads; fewer wait for the first to end. */
const worthSecond = 8;
const maxWants = 32;

/**
 * Answers reads that wait at the same time by one statement: what a transaction, a round trip and the start of a plan
 * cost is paid once for all of them. A read that finds nothing under way starts at once; none joins a statement that has
 * started, so what it answers is never older than the call. `read` answers in the order of its wants, all of one company.
 */
export function gatherReads<Want, Found>(
  deps: { db: Database; now: () => Date },
  read: (ctx: ReadCtx, wants: readonly Want[]) => Promise<Found[]>,
): (companyId: string, want: Want) => Promise<Found> {
  const queues = new Map<string, { waiting: Waiting<Want, Found>[]; running: number }>();

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
      const found = await readWithTenant(deps.db, companyId, (db) => read({ db, companyId, now: deps.now() }, wants));
      if (found.length !== batch.length) throw new Error('a gathered read answers every want');
      for (const [at, { resolve }] of batch.entries()) resolve(found[at] as Found);
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
