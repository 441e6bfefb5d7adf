import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { buildSku } from './build-goods.ts';
import { buildPaidOrder, findOrder } from './build-return.ts';
import { buildAddress } from './build-trade.ts';
import { signIn } from './sign-in.ts';
import type { CallOptions, TestApp } from './test-app.ts';
import { testStart } from './test-deps.ts';

/** A parcel of a paid order; one unit of its first line by 顺丰速运 where nothing else is said. */
interface Parcel {
  orderNo: string;
  logisticsNo: string;
  logisticsCode?: string | undefined;
  qty?: number | undefined;
}

/**
 * The demo enterprise, with fresh goods in stock and somebody signed in on both sides before each test, a minute after the one
 * before; the shop's couriers are the double's. `shop` is filled before the first test.
 */
export function useShipping(app: TestApp) {
  const shop = {
    vendors: {} as VendorDouble,
    operator: {} as CallOptions,
    /** Token. */
    buyer: '',
    addressId: '',
    itemId: '',
    supplierId: '',
  };
  const clock = { ms: testStart.getTime() };
  const pass = (minutes: number) => {
    clock.ms += minutes * 60_000;
    app.setNow(new Date(clock.ms));
  };
  beforeAll(async () => {
    shop.vendors = await startVendorDouble();
    app.deps.config.vendorUrl = shop.vendors.url;
    shop.addressId = await buildAddress(app, { token: await signIn(app, 'buyer') });
  });
  afterAll(() => shop.vendors.close());
  beforeEach(async () => {
    pass(1);
    [shop.operator, shop.buyer] = [{ token: await signIn(app, 'operator') }, await signIn(app, 'buyer')];
    delete shop.vendors.kuaidi100.nextFault;
    Object.assign(shop, await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 50 }));
  });
  return {
    shop,
    pass,
    paidOrder: ({ qty = 1 } = {}) =>
      buildPaidOrder(app, {
        token: shop.buyer,
        operator: shop.operator.token ?? '',
        addressId: shop.addressId,
        items: [{ itemId: shop.itemId, qty }],
      }),
    ship: async ({ orderNo, logisticsNo, logisticsCode = 'shunfeng', qty = 1 }: Parcel) => {
      const { version, lines } = await findOrder(app, orderNo, shop.operator);
      const items = [{ orderItemId: lines[0]?.orderItemId, qty }];
      const data = { orderNo, version, logisticsCode, logisticsNo, items, requestId: randomUUID() };
      return app.call('/api/OpsOrder/Ship', { data }, shop.operator);
    },
  };
}
