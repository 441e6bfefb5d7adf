import { StartFault } from '../config.ts';
import { everyTenant } from '../db/due-tenants.ts';
import { brokenInvariants } from '../db/invariants.ts';
import { withTenant } from '../db/with-tenant.ts';
import { openShopBeside } from '../shop.ts';
import { runCommand, say } from './run-command.ts';

/** The nightly check of the books by hand: ends with a status other than zero when a rule does not hold. */
await runCommand(async (config) => {
  const shop = await openShopBeside(config, say);
  const { db } = shop.deps;
  try {
    let differences = 0;
    const companies = await everyTenant(db);
    for (const companyId of companies) {
      const broken = await withTenant(db, companyId, (tx) => brokenInvariants(tx, companyId));
      differences += broken.length;
      say(`商城 ${companyId}：${broken.length === 0 ? '账目一致' : `${broken.length} 条规则不成立`}`);
      for (const line of broken) say(`  ${line}`);
    }
    if (differences > 0) throw new StartFault(`账目不一致：共 ${differences} 条规则不成立，行号见上`);
    say(`已核对 ${companies.length} 个商城，账目一致`);
  } finally {
    await shop.close();
  }
});
