import type { Deps } from '../ctx/deps.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import { type Claim, type JobTable, leaseMs, prolongLeases } from './jobs.store.ts';

/** Three times in a lease: two may be late, or fail, before another worker takes the rows. */
export const prolongMs = 3000;

/**
 * Runs claimed rows and prolongs their leases meanwhile, so that a lease may be short: what a killed worker held is taken by
 * another soon, what a living one holds is not, however long it takes. Where a lease is lost all the same, the claim's number
 * decides, as ever.
 */
export async function holdLeases<T>(
  deps: Deps,
  companyId: string,
  { table, claims }: { table: JobTable; claims: readonly Claim[] },
  run: () => Promise<T>,
): Promise<T> {
  const prolong = async () => {
    try {
      await inTenantAsSystem(deps, companyId, 'lease', (ctx) =>
        prolongLeases(ctx, table, { claims, leasedUntil: new Date(ctx.now.getTime() + leaseMs) }),
      );
    } catch (error) {
      deps.log.warn({ err: error, companyId }, 'a lease was not prolonged');
    }
  };
  const beat = setInterval(() => void prolong(), prolongMs);
  try {
    return await run();
  } finally {
    clearInterval(beat);
  }
}
