import type { Ctx } from '../../ctx/ctx.ts';
import { type AuditEntry, insertAudit } from './audit.store.ts';

export { checkInvariants, planInvariantCheck } from './check-invariants.ts';

/**
 * Records a shop-side command in its own transaction (docs/domain/api.md §7): who, when, from where, and the changed
 * fields before and after. The app role may neither change nor delete what stands here.
 */
export async function writeAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await insertAudit(ctx, entry);
}
