import type { Deps } from '../ctx/deps.ts';
import { merchantAccounts } from '../db/tables/payments.ts';
import { withTenant } from '../db/with-tenant.ts';
import { demoShops } from './shop-looks.ts';

/** Bank accounts for 对公转账; online payment has no keys in a demo and takes the local channel. */
export async function seedMerchants(deps: Deps): Promise<void> {
  for (const { companyId, companyName } of demoShops) {
    await withTenant(deps.db, companyId, (tx) =>
      tx.insert(merchantAccounts).values({
        companyId,
        id: deps.db.newId(),
        channel: 'TRANSFER',
        isEnabled: true,
        settings: {
          accountName: companyName,
          bankName: '演示银行上海分行营业部',
          bankAccount: `6200 0000 0000 ${companyId}`,
        },
        updatedAt: deps.now(),
      }),
    );
  }
}
