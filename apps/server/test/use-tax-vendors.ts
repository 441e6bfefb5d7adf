import { type TaxProvider, taxProviders } from '@jicai/domain/tax/tax-services.ts';
import { baiwangChannel } from '@jicai/vendor-double/baiwang.ts';
import { nuonuoChannel } from '@jicai/vendor-double/nuonuo.ts';
import { newTaxVendor, settleForm, type TaxVendor } from '@jicai/vendor-double/tax-vendor.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { taxServices } from '../src/db/tables/connections.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { inShop } from './in-shop.ts';
import { signIn } from './sign-in.ts';
import type { CallOptions, TestApp } from './test-app.ts';

export const taxNo = '91310000MA1K30TEST';
const user = { username: 'admin_test', password: 'Passw0rd', salt: 'a-salt-of-the-user' };

const shared = { appKey: 'app-of-the-test', appSecret: 'app-secret-of-the-test', taxNo, drawer: '李会计' };
export const taxValues: Readonly<Record<TaxProvider, Record<string, string>>> = {
  NUONUO: { ...shared, extensionNumber: '' },
  BAIWANG: { ...shared, ...user, taxUserName: '' },
};

/** Both tax platforms of the double, empty before each test and by the shop's clock; no connection in the shop yet. */
export function useTaxVendors(app: TestApp) {
  let vendors: VendorDouble;
  const vendorOf = (provider: TaxProvider): TaxVendor => (provider === 'NUONUO' ? vendors.nuonuo : vendors.baiwang);
  beforeAll(async () => {
    vendors = await startVendorDouble();
    app.deps.config.vendorUrl = vendors.url;
  });
  afterAll(() => vendors.close());
  beforeEach(async () => {
    for (const provider of taxProviders) {
      // Its numbers go on: no two papers of a platform ever have the same.
      const { made } = vendorOf(provider);
      const apps = new Map([[shared.appKey, shared.appSecret]]);
      Object.assign(vendorOf(provider), newTaxVendor(), { made, apps, taxNo, now: () => app.deps.now().getTime() });
      delete vendorOf(provider).nextFault;
    }
    vendors.baiwang.user = user;
    await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(taxServices));
  });

  const list = async (who: CallOptions) => (await app.call('/api/OpsTax/GetList', {}, who)).resultData;
  return {
    vendorOf,
    list,
    save: async (provider: TaxProvider, part: object = {}, by?: CallOptions) => {
      const who = by ?? { token: await signIn(app, 'operator') };
      const held = (await list(who))?.find((one) => one.provider === provider);
      const values = taxValues[provider];
      const data = { provider, isEnabled: true, isFirst: false, values, updateTime: held?.updateTime ?? '', ...part };
      return app.call('/api/OpsTax/Save', { data: { ...data, requestId: randomUUID() } }, who);
    },
    check: (provider: TaxProvider, who: CallOptions) =>
      app.call('/api/OpsTax/Check', { data: { provider, requestId: randomUUID() } }, who),
    /** The buyer answers at the tax authority. */
    answerForms: (provider: TaxProvider, confirmState: string) => {
      const channel = provider === 'NUONUO' ? nuonuoChannel : baiwangChannel;
      for (const form of vendorOf(provider).forms.values()) settleForm(vendorOf(provider), form, confirmState, channel);
    },
  };
}
