import { eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import { nodeLeases } from './tables/tenancy.ts';
import { asOwner, sqlState } from './with-tenant.ts';

const leaseMs = 60_000;
const maxNode = 1023;

export interface NodeLease {
  node: number;
  release: () => Promise<void>;
}

/**
 * A node number of this process's own, so that ids made on several nodes never meet. Renewed three times a lease; a
 * killed process's number is free again after a minute.
 */
export async function leaseNode(db: Database, now: () => Date): Promise<NodeLease> {
  const holder = randomUUID();
  const node = await claimWithRetry(db, holder, now);
  const timer = setInterval(() => void renew(db, holder, now()).catch(() => {}), leaseMs / 3);
  timer.unref();
  return {
    node,
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

async function renew(db: Database, holder: string, now: Date): Promise<void> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  await asOwner(db, (tx) => tx.update(nodeLeases).set({ leasedUntil }).where(eq(nodeLeases.holder, holder)));
}
