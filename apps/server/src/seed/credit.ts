import { dayMs } from '@jicai/domain/time/durations.ts';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../ctx/deps.ts';
import { creditAccounts, creditEntries } from '../db/tables/credit.ts';
import { withTenant } from '../db/with-tenant.ts';
import { demoDebtor, demoEnterprise } from './demo-people.ts';
import { businessCompanyId } from './shop-looks.ts';

/** In fen: 300,000.00 and 50,000.00 yuan. */
const demoLimitFen = 30_000_000;
const debtorLimitFen = 5_000_000;

/** The demo enterprise may buy on account. An enterprise that has a credit account is left alone. */
export const seedCredit = (deps: Deps) => grantFirst(deps, demoEnterprise.id, demoLimitFen);

/** The other enterprise too, as long as it pays. */
export const seedDebtorCredit = (deps: Deps) => grantFirst(deps, demoDebtor.id, debtorLimitFen);

async function grantFirst(deps: Deps, customerId: string, limitFen: number): Promise<void> {
  const companyId = businessCompanyId;
  // Before anything was bought on it.
  const at = new Date(deps.now().getTime() - 400 * dayMs);
  await withTenant(deps.db, companyId, async (tx) => {
    const [some] = await tx
      .select({ id: creditAccounts.id })
      .from(creditAccounts)
      .where(and(eq(creditAccounts.companyId, companyId), eq(creditAccounts.customerId, customerId)))
      .limit(1);
    if (some) return;
    const id = deps.db.newId();
    await tx.insert(creditAccounts).values({
      companyId,
      id,
      customerId,
      limitFen,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(creditEntries).values({
      companyId,
      id: deps.db.newId(),
      creditId: id,
      kind: 'allocated',
      limitDeltaFen: limitFen,
      usedDeltaFen: 0,
      sourceId: id,
      createdAt: at,
    });
  });
}
