import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Deps } from '../src/ctx/deps.ts';
import { merchantAccounts } from '../src/db/tables/payments.ts';
import { withTenant } from '../src/db/with-tenant.ts';
import { rsaKeys } from './signed-notices.ts';

/** Lets WeChat's API on loopback listen, and gives the company keys of its own there; `pem` is the key that the API signs with. */
export async function openWechatMerchant(
  deps: Deps,
  { api, companyId, pem = rsaKeys().publicKey }: { api: Server; companyId: string; pem?: string },
): Promise<void> {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { privateKey } = rsaKeys();
  await withTenant(deps.db, companyId, (tx) =>
    tx.insert(merchantAccounts).values({
      companyId,
      id: deps.db.newId(),
      channel: 'WECHAT',
      isEnabled: true,
      settings: {
        mchid: '1900000001',
        appid: 'wx1',
        serialNo: 'S',
        privateKey,
        apiV3Key: 'k'.repeat(32),
        platformKeys: [{ serial: 'PUB_KEY_ID_01', pem }],
        siteOrigin: 'https://shop.example.com',
        endpoint: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      },
      updatedAt: deps.now(),
    }),
  );
}
