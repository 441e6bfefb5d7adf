import { payModes } from '@jicai/domain/orders/order-states.ts';
import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { randomUUID } from 'node:crypto';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { payments } from '../src/db/tables/payments.ts';
import { applyTradePayment, lockTrade } from '../src/modules/orders/index.ts';
import { documentNo } from '../src/db/document-no.ts';
import { inShop } from './in-shop.ts';
import type { CallOptions, TestApp } from './test-app.ts';

/** A delivery address of the signed-in person; returns its id. */
export async function buildAddress(app: TestApp, options: CallOptions, areaCode = '310117'): Promise<string> {
  const data = {
    receiver: '陈思远',
    mobile: '13800100002',
    areaCode,
    address: '新桥镇莘砖公路518号28幢',
    isDefault: true,
    requestId: randomUUID(),
  };
  const answer = await app.call('/api/CustAddress/Add', { data }, options);
  if (!answer.success) throw new Error(`no address: ${answer.errorMsg}`);
  return answer.resultData.addressId;
}

export interface TradeOptions extends CallOptions {
  items: readonly { itemId: string; qty: number }[];
  addressId: string;
  payMode?: 1 | 2 | 3;
  invoice?: { invoiceKind: '81' | '82'; titleId: string; receiveEmail?: string };
}

/** Settles and submits for the signed-in buyer as the screens do; returns what Submit answered. */
export async function buildTrade(app: TestApp, options: TradeOptions): Promise<ResultOf<'/api/ShopOrder/Submit'>> {
  const answer = await submitTrade(app, options);
  if (!answer.success) throw new Error(`no trade: ${answer.errorCode} ${answer.errorMsg}`);
  return answer.resultData;
}

/** As {@link buildTrade}, but answers a refusal too. */
export async function submitTrade(app: TestApp, options: TradeOptions) {
  const { items: itemList, addressId, payMode = payModes.online, invoice, ...call } = options;
  const preview = await app.call('/api/ShopOrder/Settle', { data: { itemList, addressId } }, call);
  const { previewKey } = preview.resultData;
  const data = { itemList, addressId, payMode, previewKey, ...(invoice && { invoice }), requestId: randomUUID() };
  return app.call('/api/ShopOrder/Submit', { data }, call);
}

/** Pays a trade in full, as a channel's notice does: one payment row, applied. Returns what became of it. */
export async function payTrade(app: TestApp, tradeNo: string, companyId = businessCompanyId) {
  return inShop(app, companyId, async (ctx) => {
    const trade = await lockTrade(ctx, tradeNo);
    const payNo = documentNo('P', ctx.now);
    const { tradeId, customerId, accountId, payFen } = trade;
    const result = await applyTradePayment(ctx, { tradeId, payNo, channel: 'ALIPAY', paidAt: ctx.now });
    if (result !== 'applied') return result;
    await ctx.db.insert(payments).values({
      companyId: ctx.companyId,
      id: ctx.newId(),
      payNo,
      tradeId,
      tradeNo,
      customerId,
      accountId,
      channel: 'ALIPAY',
      adapter: 'local',
      amountFen: payFen,
      receivedFen: payFen,
      payState: payStates.paid,
      applyState: applyStates.applied,
      channelTradeNo: `local-${payNo}`,
      expireAt: ctx.now,
      paidAt: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    return result;
  });
}

/** Ships everything of a paid order by one parcel and receives it: the order is completed. */
export async function completeOrder(
  app: TestApp,
  { orderNo, token, operator }: { orderNo: string; token: string; operator: string },
) {
  const read = () => app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token });
  const { version, lines } = (await read()).resultData;
  const items = lines.map(({ orderItemId, qty }) => ({ orderItemId, qty }));
  const carrier = { logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890' };
  const data = { orderNo, version, ...carrier, items, requestId: randomUUID() };
  const shipped = await app.call('/api/OpsOrder/Ship', { data }, { token: operator });
  if (!shipped.success) throw new Error(`not shipped: ${shipped.errorMsg}`);
  const receive = { orderNo, version: (await read()).resultData.version, requestId: randomUUID() };
  const received = await app.call('/api/ShopOrder/Receive', { data: receive }, { token });
  if (!received.success) throw new Error(`not received: ${received.errorMsg}`);
}
