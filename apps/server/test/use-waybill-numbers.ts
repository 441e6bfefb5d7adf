import { newKuaidi100Labels } from '@jicai/vendor-double/kuaidi100-labels.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { suppliers } from '../src/db/tables/goods.ts';
import { waybillContracts } from '../src/db/tables/waybills.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import type { ShopOrder } from './build-return.ts';
import { inShop } from './in-shop.ts';
import { businessHost, type CallOptions, type TestApp } from './test-app.ts';
import { useShipping } from './use-shipping.ts';

export const labelSecret = 'label-secret-test';
export const labelPassword = 'contract-password';
const customer = 'CUSTOMER-LABEL';
const key = 'label-key-test';
export const labelSender = {
  contactName: '周师傅',
  telephone: '13911112222',
  areaText: '上海市 松江区',
  address: '一号仓',
};

/**
 * As {@link useShipping}, with a paid order of two units before each test, whose supplier has contracts with 顺丰速运 and 京东快递
 * at the double. `shop.order` may be exchanged: the calls are about it.
 */
export function useWaybillNumbers(app: TestApp) {
  const { shop: base, pass, paidOrder, ship } = useShipping(app);
  const shop = Object.assign(base, { order: {} as ShopOrder });
  const labels = () => shop.vendors.kuaidi100.labels;
  const ofOrder = (part: object = {}) => ({
    data: { orderNo: shop.order.orderNo, ...part, requestId: randomUUID() },
  });
  const connect = async (part: object = {}, isEnabled = true) => {
    const [connection] = (await app.call('/api/OpsTracking/GetList', {}, shop.operator)).resultData;
    const values = {
      customer,
      key,
      secret: labelSecret,
      siteOrigin: `https://${businessHost}`,
      ...part,
    };
    const data = { provider: 'KUAIDI100' as const, isEnabled, values, updateTime: connection?.updateTime ?? '' };
    await app.call('/api/OpsTracking/Save', { data: { ...data, requestId: randomUUID() } }, shop.operator);
  };
  const sendFrom = (from: object) =>
    inShop(app, businessCompanyId, (ctx) =>
      ctx.db.update(suppliers).set(from).where(eq(suppliers.id, shop.supplierId)),
    );
  beforeEach(async () => {
    const { url } = labels();
    Object.assign(labels(), newKuaidi100Labels(), { url });
    labels().secrets.set(key, labelSecret);
    shop.vendors.kuaidi100.accounts.set(key, customer);
    labels().partners.set('P-1', labelPassword);
    await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(waybillContracts));
    await sendFrom(labelSender);
    await connect();
    for (const logisticsCode of ['shunfeng', 'jd']) {
      const values = { partnerId: 'P-1', partnerKey: labelPassword, tempId: 'T1' };
      const data = {
        supplierId: shop.supplierId,
        logisticsCode,
        values,
        updateTime: '',
        requestId: randomUUID(),
      };
      await app.call('/api/OpsTracking/SaveContract', { data }, shop.operator);
    }
    shop.order = await paidOrder({ qty: 2 });
  });
  const read = async (who = shop.operator) =>
    app.call('/api/OpsOrder/GetWaybillNumber', { data: { orderNo: shop.order.orderNo } }, who);
  return {
    shop,
    pass,
    paidOrder,
    labels,
    connect,
    sendFrom,
    read,
    held: async () => (await read()).resultData.waybill,
    take: (logisticsCode = 'shunfeng', who: CallOptions = shop.operator) =>
      app.call('/api/OpsOrder/TakeWaybillNumber', ofOrder({ logisticsCode }), who),
    cancel: (waybillId: string, who: CallOptions = shop.operator) =>
      app.call('/api/OpsOrder/CancelWaybillNumber', ofOrder({ waybillId }), who),
    label: (waybillId: string, who: CallOptions = shop.operator) =>
      app.call('/api/OpsOrder/OpenWaybillLabel', ofOrder({ waybillId }), who),
    ship: (logisticsNo: string, qty = 1, logisticsCode = 'shunfeng') =>
      ship({ orderNo: shop.order.orderNo, logisticsNo, qty, logisticsCode }),
  };
}
