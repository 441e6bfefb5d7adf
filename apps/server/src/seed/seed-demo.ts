import type { Deps } from '../ctx/deps.ts';
import { withMigrationLock } from '../db/migrate.ts';
import { forDemo } from '../db/open.ts';
import { companies } from '../db/tables/tenancy.ts';
import { asOwner } from '../db/with-tenant.ts';
import { seedAccounts, seedDebtor } from './accounts.ts';
import { seedApprovalRules } from './approval-rules.ts';
import { clearBegunDemo, markBegun, markMade } from './begun-demo.store.ts';
import { seedConsents } from './consents.ts';
import { seedContracts } from './contracts.ts';
import { seedCostCenters } from './cost-centers.ts';
import { seedCredit, seedDebtorCredit } from './credit.ts';
import { seedGoods } from './goods.ts';
import { seedMerchants } from './merchants.ts';
import { seedShopPages } from './shop-pages.ts';
import { seedHelp } from './help.ts';
import { seedShops } from './shops.ts';

/**
 * Fills an empty database with the two demo shops; does nothing, and returns false, where a company exists. What a start
 * that was ended on the way has left is cleared and made anew. Of nodes that start at once one does it and the others wait.
 */
export async function seedDemo(deps: Deps, databaseUrl: string, say: (text: string) => void): Promise<boolean> {
  let isNew = false;
  const patient = { ...deps, db: forDemo(deps.db) };
  await withMigrationLock(databaseUrl, async () => void (isNew = await seedIfEmpty(patient, say)));
  return isNew;
}

async function seedIfEmpty(deps: Deps, say: (text: string) => void): Promise<boolean> {
  if (await clearBegunDemo(deps.db)) say('上次启动没有准备完演示商城，重新准备');
  const existing = await asOwner(deps.db, (tx) => tx.select({ id: companies.id }).from(companies).limit(1));
  if (existing.length > 0) return false;
  say('首次启动：准备演示商城…');
  await markBegun(deps.db);
  await seedShops(deps);
  await seedGoods(deps);
  // After the goods: the demo supplier belongs to one of the suppliers.
  await seedAccounts(deps);
  await seedDebtor(deps);
  await seedContracts(deps);
  await seedCostCenters(deps);
  await seedCredit(deps);
  await seedDebtorCredit(deps);
  await seedApprovalRules(deps);
  await seedMerchants(deps);
  // Last: home pages name categories and goods.
  await seedShopPages(deps);
  await seedHelp(deps);
  await seedConsents(deps);
  await markMade(deps.db);
  return true;
}
