import { expect, test } from 'vitest';
import { rsaKeys } from '../../test/signed-notices.ts';
import { rowsOf } from '../../test/build-payment.ts';
import { inShop } from '../../test/in-shop.ts';
import { useTestApp } from '../../test/test-app.ts';
import { buildSku } from '../../test/build-goods.ts';
import { selectMerchants } from '../modules/payments/index.ts';
import { upsertMerchant } from '../modules/payments/merchants/merchants.store.ts';
import { upsertConnection } from '../modules/connections/connections.store.ts';
import { selectContracts, upsertContract } from '../modules/tracking/waybill-contracts.store.ts';
import { selectSmsServices, smsKind } from '../modules/sms/index.ts';
import { seedMerchants } from '../seed/merchants.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import type { Secrets } from '../secrets.ts';
import { resealSettings, sealedKinds } from './reseal-settings.ts';

const app = useTestApp(seedMerchants);
const settings = { privateKey: rsaKeys().privateKey };
const values = { accessKeySecret: 'of-the-sender' };

test('settings that another key sealed open while both are known, are sealed anew once, and then need it no more', async () => {
  const { deps } = app;
  const { supplierId } = await buildSku(deps, businessCompanyId, { enterpriseFen: 500 });
  const before = deps.secrets;
  const both = { ...before, linkSecret: 'next-secret-next-secret', linkSecretOther: before.linkSecret };
  await inShop(app, businessCompanyId, async (ctx) => {
    await upsertMerchant(ctx, { channel: 'ALIPAY', isEnabled: true, settings });
    await upsertConnection(ctx, smsKind, { provider: 'ALIYUN', isEnabled: true, isFirst: true, settings: values });
    await upsertContract(ctx, { supplierId, logisticsCode: 'jd', settings: values });
  });
  const opened = (secrets: Secrets) =>
    inShop({ deps: { ...deps, secrets } }, businessCompanyId, async (ctx) => ({
      merchant: (await selectMerchants(ctx)).get('ALIPAY')?.settings,
      sender: (await selectSmsServices(ctx))[0]?.settings,
      contract: (await selectContracts(ctx, supplierId))[0]?.settings,
    }));
  const all = { merchant: settings, sender: values, contract: values };
  expect(await opened(both)).toEqual(all);
  const alone = { ...both, linkSecretOther: undefined };
  await expect(opened(alone)).rejects.toThrow(/another key/);
  await expect(resealSettings({ ...deps, secrets: alone })).rejects.toThrow(/another key/);
  expect(await resealSettings({ ...deps, secrets: both })).toEqual({ count: 3, resealedCount: 3 });
  expect(await resealSettings({ ...deps, secrets: both })).toEqual({ count: 3, resealedCount: 0 });
  expect(await opened(alone)).toEqual(all);
  await expect(opened({ ...before, linkSecretOther: undefined })).rejects.toThrow(/another key/);
});

test('every table with sealed settings is among them', async () => {
  const tables = await rowsOf<{ name: string }>(
    app,
    `select table_name as name from information_schema.columns
     where column_name = 'settings' and data_type = 'jsonb' and table_schema = 'public' order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual([
    'merchant_accounts',
    'sign_on_connections',
    'sms_services',
    'tax_services',
    'track_services',
    'waybill_contracts',
  ]);
  expect(sealedKinds).toHaveLength(tables.length);
});
