import { eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import { nodeLeases } from './tables/tenancy.ts';
import { asOwner, sqlState } from './with-tenant.ts';

const leaseMs = 60_000;
const maxNode = 1023;

export interface NodeLease {
  /** Renews the lease; where another process has taken the number meanwhile, ids go on under a new one. */
  renew: () => Promise<void>;
  release: () => Promise<void>;
}

/**
 * A node number of this process's own, so that ids made on several nodes never meet. Renewed three times a lease; a
 * killed process's number is free again after a minute. `onFault` hears of a renewal that failed.
 */
export async function leaseNode(db: Database, now: () => Date, onFault: (error: unknown) => void): Promise<NodeLease> {
  const holder = randomUUID();
  const claimNode = async () => db.setNode(await claimWithRetry(db, holder, now));
  const renew = async () => {
    if (await extend(db, holder, now())) return;
    await claimNode();
    onFault(new Error('the lease of the node number was over, ids go on under another'));
  };
  await claimNode();
  const timer = setInterval(() => void renew().catch(onFault), leaseMs / 3);
  timer.unref();
  return {
    renew,
    release: async () => {
      clearInterval(timer);
      await asOwner(db, (tx) => tx.delete(nodeLeases).where(eq(nodeLeases.holder, holder)));
    },
  };
}

/** Two nodes that start at once may pick the same next number; the primary key lets one of them through. */
async function claimWithRetry(db: Database, holder: string, now: () => Date): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await claim(db, holder, now());
    } catch (error) {
      if (attempt >= 10 || sqlState(error) !== '23505') throw error;
    }
  }
}

async function claim(db: Database, holder: string, now: Date): Promise<number> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  return asOwner(db, async (tx) => {
    const [expired] = await tx
      .select({ node: nodeLeases.node })
      .from(nodeLeases)
      .where(lt(nodeLeases.leasedUntil, now))
      .limit(1)
      .for('update', { skipLocked: true });
    if (expired) {
      await tx.update(nodeLeases).set({ holder, leasedUntil }).where(eq(nodeLeases.node, expired.node));
      return expired.node;
    }
    const [added] = await tx
      .insert(nodeLeases)
      .select(
        sql`select coalesce(max(node) + 1, 0), ${holder}::text, ${leasedUntil.toISOString()}::timestamptz from node_leases having coalesce(max(node), 0) < ${maxNode}`,
      )
      .returning({ node: nodeLeases.node });
    if (!added) throw new Error('every node number is leased');
    return added.node;
  });
}

/** False when the number is another process's by now. */
async function extend(db: Database, holder: string, now: Date): Promise<boolean> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const { rowCount } = await asOwner(db, (tx) =>
    tx.update(nodeLeases).set({ leasedUntil }).where(eq(nodeLeases.holder, holder)),
  );
  return rowCount === 1;
}
