import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { consentTypes } from '@jicai/domain/people/consents.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../ctx/deps.ts';
import { accounts } from '../db/tables/accounts.ts';
import { consents } from '../db/tables/consents.ts';
import { agreements } from '../db/tables/help.ts';
import { withTenant } from '../db/with-tenant.ts';
import { demoShops } from './shop-looks.ts';

/** The demo's buyers have agreed to what is required, as if they had registered. After accounts and help. */
export async function seedConsents(deps: Deps): Promise<void> {
  for (const { companyId } of demoShops) {
    await withTenant(deps.db, companyId, async (tx) => {
      const buyers = await tx
        .select({ accountId: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.companyId, companyId), eq(accounts.accountType, accountTypes.buyer)));
      const inForce = await tx
        .select({ consentType: agreements.agreementType, version: agreements.version })
        .from(agreements)
        .where(
          and(
            eq(agreements.companyId, companyId),
            inArray(agreements.agreementType, [consentTypes.privacy, consentTypes.service]),
          ),
        );
      const said = buyers.flatMap(({ accountId }) => inForce.map((one) => ({ accountId, ...one })));
      if (said.length === 0) return;
      const common = { companyId, isAgreed: true, ip: '127.0.0.1', createdAt: deps.now() };
      await tx.insert(consents).values(said.map((one) => ({ id: deps.db.newId(), ...one, ...common })));
    });
  }
}
