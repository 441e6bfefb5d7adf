import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Deps } from '../ctx/deps.ts';
import { discounted } from '@jicai/domain/money/pricing.ts';
import { items } from '../db/tables/goods.ts';
import { contractPrices } from '../db/tables/prices.ts';
import { withTenant } from '../db/with-tenant.ts';
import { demoEnterprise } from './demo-people.ts';
import { businessCompanyId } from './shop-looks.ts';

const agreedItems = 40;
/** Off the enterprise price. */
const agreedBp = 600;
const aYearMs = 365 * dayMs;
const agreedDaysAgo = 400;

/** What the demo enterprise signed: the best-selling goods at a fixed price until next year. */
export async function seedContracts(deps: Deps): Promise<void> {
  const companyId = businessCompanyId;
  const at = deps.now();
  await withTenant(deps.db, companyId, async (tx) => {
    const best = await tx
      .select({ itemId: items.id, enterpriseFen: items.enterpriseFen })
      .from(items)
      .where(and(eq(items.companyId, companyId), isNotNull(items.enterpriseFen)))
      .orderBy(sql`${items.salesQty} desc`, items.id)
      .limit(agreedItems);
    if (best.length === 0) return;
    await tx.insert(contractPrices).values(
      best.map(({ itemId, enterpriseFen }) => ({
        companyId,
        id: deps.db.newId(),
        customerId: demoEnterprise.id,
        itemId,
        priceFen: discounted(enterpriseFen ?? 0, agreedBp),
        // Before the demo's past begins, so that what was bought then was bought at these prices.
        validFrom: new Date(at.getTime() - agreedDaysAgo * dayMs),
        validTo: new Date(at.getTime() + aYearMs),
      })),
    );
  });
}
