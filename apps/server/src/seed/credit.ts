import { dayMs } from '@jicai/domain/time/durations.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../ctx/deps.ts';
import { creditAccounts, creditEntries } from '../db/tables/credit.ts';
import { withTenant } from '../db/with-tenant.ts';
import { demoEnterprise } from './demo-people.ts';
import { businessCompanyId } from './shop-looks.ts';

/** 300,000.00 yuan in fen. */
const demoLimitFen = 30_000_000;

/** The demo enterprise may buy on account. A shop that has credit accounts is left alone. */
export async function seedCredit(deps: Deps): Promise<void> {
  const companyId = businessCompanyId;
  // Before anything was bought on it.
  const at = new Date(deps.now().getTime() - 400 * dayMs);
  await withTenant(deps.db, companyId, async (tx) => {
    const [some] = await tx
      .select({ id: creditAccounts.id })
      .from(creditAccounts)
      .where(eq(creditAccounts.companyId, companyId))
      .limit(1);
    if (some) return;
    const id = deps.db.newId();
    await tx.insert(creditAccounts).values({
      companyId,
      id,
      customerId: demoEnterprise.id,
      limitFen: demoLimitFen,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(creditEntries).values({
      companyId,
      id: deps.db.newId(),
      creditId: id,
      kind: 'allocated',
      limitDeltaFen: demoLimitFen,
      usedDeltaFen: 0,
      sourceId: id,
      createdAt: at,
    });
  });
}
