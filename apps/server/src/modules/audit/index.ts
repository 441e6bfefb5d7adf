import type { Ctx } from '../../ctx/ctx.ts';
import { type AuditEntry, insertAudits } from './audit.store.ts';

export { allowMinutes } from './audit.store.ts';
export { checkInvariants, planInvariantCheck } from './check-invariants.ts';

/**
 * Records a shop-side command in its own transaction (docs/domain/api.md §7): who, when, from where, and the changed
 * fields before and after. The app role may neither change nor delete what stands here.
 */
export async function writeAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await insertAudits(ctx, [entry]);
}

/** As {@link writeAudit}, for a command about many things at once: a record for each. */
export async function writeAudits(ctx: Ctx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await insertAudits(ctx, entries);
}
