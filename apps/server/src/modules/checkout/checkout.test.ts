import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContractPrice, buildSku } from '../../../test/build-goods.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { seedCredit } from '../../seed/credit.ts';
import { seedMerchants } from '../../seed/merchants.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { cartLines } from '../../db/tables/cart.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { orderHistory } from '../../db/tables/order-records.ts';
import { orderLines, orders, trades } from '../../db/tables/orders.ts';
import { merchantAccounts } from '../../db/tables/payments.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { timers } from '../../db/tables/requests.ts';
import { stockReservations, stockRows } from '../../db/tables/stock.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
  await seedMerchants(deps);
});
const settlePath = '/api/ShopOrder/Settle';
const submitPath = '/api/ShopOrder/Submit';

let token = '';
let addressId = '';
let pen = '';
let desk = '';

const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
const settle = (data: object, as = token) => app.call(settlePath, { data }, { token: as });
const submit = (data: object, as = token) =>
  app.call(submitPath, { data: { requestId: randomUUID(), ...data } }, { token: as });

/** Settles and submits at once. */
async function buy(itemList: { itemId: string; qty: number }[], extra: object = {}, as = token) {
  const { resultData } = await settle({ itemList, addressId }, as);
  return submit(
    { itemList, addressId, payMode: payModes.online, previewKey: resultData?.previewKey ?? '', ...extra },
    as,
  );
}

const stockOf = (itemId: string) =>
  inBusiness(async (tx) => {
    const [row] = await tx
      .select({ onHand: stockRows.onHand, reserved: stockRows.reserved })
      .from(stockRows)
      .where(eq(stockRows.itemId, itemId));
    return row;
  });

beforeAll(async () => {
  token = await signIn(app, 'buyer');
  addressId = await buildAddress(app, { token });
  ({ itemId: pen } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 100_000 }));
  ({ itemId: desk } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 100_000 }));
});

beforeEach(() => inBusiness((tx) => tx.delete(cartLines).where(eq(cartLines.companyId, businessCompanyId))));

describe('who may', () => {
  test('visitors and the shop side may neither settle nor submit', async () => {
    for (const path of [settlePath, submitPath] as const) {
      expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
      expect(await app.call(path, {}, { token: await signIn(app, 'operator') })).toMatchObject({ errorCode: '3' });
    }
  });

  test('approver and finance see a preview but may not submit', async () => {
    for (const who of ['approver', 'finance'] as const) {
      const as = await signIn(app, who);
      expect((await settle({ itemList: [{ itemId: pen, qty: 1 }] }, as)).resultData.canSubmit).toBe(false);
      expect(await submit({}, as)).toMatchObject({ errorCode: '3' });
    }
  });

  test('a body that is none is refused by field', async () => {
    const answer = await app.call(submitPath, { data: { payMode: 7, previewKey: '', addressId } }, { token });
    expect(answer).toMatchObject({ errorCode: '4', errorData: [{ field: 'payMode', msg: '请选择支付方式' }] });
    const noRequest = { previewKey: '', addressId, payMode: payModes.online, itemList: [{ itemId: pen, qty: 1 }] };
    expect(await app.call(submitPath, { data: noRequest }, { token })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'requestId' }],
    });
  });

  test("a colleague's cart lines and addresses are not mine", async () => {
    const admin = await signIn(app, 'admin');
    const line = await app.call('/api/ShopCart/Add', { data: { itemId: pen, chartQty: 1 } }, { token: admin });
    expect(await settle({ cartIds: [line.resultData.cartId] })).toMatchObject({ errorCode: '5' });
    const itemList = [{ itemId: pen, qty: 1 }];
    expect(await settle({ itemList, addressId }, admin)).toMatchObject({ errorCode: '3007' });
    const { resultData } = await settle({ itemList, addressId });
    expect(
      await submit({ itemList, addressId, payMode: payModes.online, previewKey: resultData.previewKey }, admin),
    ).toMatchObject({
      errorCode: '3007',
    });
  });

  test('goods of another shop are no goods', async () => {
    const { itemId } = await buildSku(app.deps, retailCompanyId);
    expect(await settle({ itemList: [{ itemId, qty: 1 }] })).toMatchObject({ errorCode: '2001' });
  });
});

describe('ShopOrder/Settle', () => {
  test('splits by supplier, charges freight per order and spreads it over the lines', async () => {
    const { supplierId, itemId: second } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 667 });
    const { itemId: third } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, supplierId });
    const itemList = [
      { itemId: second, qty: 1 },
      { itemId: desk, qty: 2 },
      { itemId: third, qty: 1 },
    ];
    const { resultData } = await settle({ itemList, payMode: payModes.online });
    expect(resultData.groups).toHaveLength(2);
    expect(resultData.groups[0]).toMatchObject({ supplierId, goodsFee: 1000, freightFee: 1000, payFee: 2000 });
    expect(resultData.groups[0]?.items.map((line) => line.freightFee)).toEqual([667, 333]);
    expect(resultData.groups[1]).toMatchObject({ goodsFee: 40_000, freightFee: 0, payFee: 40_000 });
    expect(resultData).toMatchObject({ payFee: 42_000, totalQty: 4, canSubmit: true, address: { addressId } });
    expect(resultData.payModes.map((mode) => [mode.payMode, mode.isEnable])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
  });

  test('what the shop takes no money by is closed, with the reason', async () => {
    const close = { companyId: businessCompanyId, settings: {}, isEnabled: false, updatedAt: app.deps.now() };
    const rows = (['ALIPAY', 'WECHAT', 'TRANSFER'] as const).map((channel) => ({
      ...close,
      id: app.deps.db.newId(),
      channel,
    }));
    const before = await inBusiness((tx) => tx.delete(merchantAccounts).returning());
    try {
      await inBusiness((tx) => tx.insert(merchantAccounts).values(rows));
      const { resultData } = await settle({ itemList: [{ itemId: pen, qty: 1 }] });
      expect(resultData.payModes).toMatchObject([
        { payMode: payModes.online, isEnable: false, reason: '商城还没有开通在线支付' },
        { payMode: payModes.credit, isEnable: true },
        { payMode: payModes.transfer, isEnable: false, reason: '商城还没有收款账户' },
      ]);
    } finally {
      await inBusiness((tx) => tx.delete(merchantAccounts));
      if (before.length > 0) await inBusiness((tx) => tx.insert(merchantAccounts).values(before));
    }
  });

  test('tells which of them is the shop itself', async () => {
    const own = await buildSku(app.deps, businessCompanyId, { stock: 10 });
    await inBusiness((tx) => tx.update(suppliers).set({ isSelf: true }).where(eq(suppliers.id, own.supplierId)));
    const itemList = [own.itemId, desk].map((itemId) => ({ itemId, qty: 1 }));
    const { resultData } = await settle({ itemList, addressId });
    expect(resultData.groups.map(({ isSelf }) => isSelf)).toEqual([true, false]);
  });

  test('says line by line what cannot be bought', async () => {
    const { itemId: scarce } = await buildSku(app.deps, businessCompanyId, { stock: 1 });
    const { itemId: gone } = await buildSku(app.deps, businessCompanyId, { isOnSale: false });
    const itemList = [
      { itemId: scarce, qty: 2 },
      { itemId: gone, qty: 1 },
    ];
    const { resultData } = await settle({ itemList });
    expect(resultData.groups.flatMap((group) => group.items.map((line) => line.errorCode))).toEqual(['2005', '2001']);
    expect(resultData.canSubmit).toBe(false);
    expect(await settle({ itemList: [] })).toMatchObject({ errorCode: '3008', errorMsg: '请选择要结算的商品' });
  });

  test('an area the shop does not serve', async () => {
    await inBusiness((tx) =>
      tx
        .update(shopSettings)
        .set({ options: { unservedAreas: ['3101'] } })
        .where(eq(shopSettings.companyId, businessCompanyId)),
    );
    const { resultData } = await settle({ itemList: [{ itemId: pen, qty: 1 }] });
    await inBusiness((tx) =>
      tx.update(shopSettings).set({ options: {} }).where(eq(shopSettings.companyId, businessCompanyId)),
    );
    expect(resultData.groups[0]?.items[0]).toMatchObject({ errorCode: '2008', errorMsg: '该地区暂不支持配送' });
  });
});

describe('ShopOrder/Submit', () => {
  test('one trade, one order per supplier, everything written at once', async () => {
    const first = await app.call('/api/ShopCart/Add', { data: { itemId: pen, chartQty: 3 } }, { token });
    const second = await app.call('/api/ShopCart/Add', { data: { itemId: desk, chartQty: 1 } }, { token });
    const { itemId: other } = await buildSku(app.deps, businessCompanyId);
    await app.call('/api/ShopCart/Add', { data: { itemId: other, chartQty: 1 } }, { token });
    const cartIds = [first.resultData.cartId, second.resultData.cartId];
    const before = await stockOf(pen);
    const { resultData: preview } = await settle({ cartIds });
    const { resultData } = await submit({
      cartIds,
      addressId,
      payMode: payModes.online,
      previewKey: preview.previewKey,
      purchaseNo: 'PO-2026/11',
      costCenter: 'CC-1',
      expectDate: '2026-11-30',
      remarks: [{ supplierId: preview.groups[0]?.supplierId, remark: '请送到二号门' }],
    });
    expect(resultData).toMatchObject({
      orderState: orderStates.awaitingPayment,
      payFee: preview.payFee,
      payDeadline: '2026-11-22 10:00:00',
    });
    expect(resultData.tradeNo).toMatch(/^T20261121\d{10}$/);
    expect(resultData.orderNos).toHaveLength(2);
    expect(await stockOf(pen)).toEqual({ onHand: before?.onHand, reserved: (before?.reserved ?? 0) + 3 });
    const left = await app.call('/api/ShopCart/GetList', {}, { token });
    expect(left.resultData.map((line) => line.itemId)).toEqual([other]);
    await inBusiness(async (tx) => {
      const made = await tx
        .select({
          id: orders.id,
          state: orders.state,
          payFen: orders.payFen,
          remark: orders.remark,
          purchaseNo: orders.purchaseNo,
        })
        .from(orders)
        .where(eq(orders.tradeId, resultData.tradeId))
        .orderBy(orders.id);
      expect(made.map((order) => order.remark)).toEqual(['请送到二号门', '']);
      expect(made.reduce((sum, order) => sum + order.payFen, 0)).toBe(preview.payFee);
      const [line] = await tx
        .select({ payFen: orderLines.payFen, taxFen: orderLines.taxFen })
        .from(orderLines)
        .where(eq(orderLines.orderId, made[0]?.id ?? ''));
      expect(line).toEqual({ payFen: 1999, taxFen: 230 });
      const history = await tx
        .select({ event: orderHistory.event, toState: orderHistory.toState })
        .from(orderHistory)
        .where(eq(orderHistory.orderId, made[0]?.id ?? ''));
      expect(history).toEqual([{ event: 'submit', toState: orderStates.awaitingPayment }]);
      const [timer] = await tx
        .select({ dueAt: timers.dueAt })
        .from(timers)
        .where(eq(timers.subject, resultData.tradeNo));
      expect(timer?.dueAt).toEqual(new Date('2026-11-22T02:01:00Z'));
    });
  });

  test('a changed price is refused with the new preview, and nothing is bought', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId);
    const itemList = [{ itemId, qty: 2 }];
    const { resultData: seen } = await settle({ itemList });
    await buildContractPrice(app.deps, businessCompanyId, { customerId: '2001', itemId, priceFen: 500 });
    const answer = await submit({ itemList, addressId, payMode: payModes.online, previewKey: seen.previewKey });
    expect(answer).toMatchObject({ errorCode: '2007', errorMsg: '商品价格或运费已变动，请确认' });
    const fresh = answer.resultData as unknown as typeof seen;
    expect(fresh).toMatchObject({ goodsFee: 1000, canSubmit: true });
    expect(await stockOf(itemId)).toMatchObject({ reserved: 0 });
    const again = await submit({ itemList, addressId, payMode: payModes.online, previewKey: fresh.previewKey });
    expect(again.success).toBe(true);
  });

  test('another address or quantity than previewed is a change', async () => {
    const { resultData } = await settle({ itemList: [{ itemId: pen, qty: 1 }], addressId });
    const more = {
      itemList: [{ itemId: pen, qty: 2 }],
      addressId,
      payMode: payModes.online,
      previewKey: resultData.previewKey,
    };
    expect(await submit(more)).toMatchObject({ errorCode: '2007' });
  });

  test('goods that cannot be bought', async () => {
    const { itemId: gone } = await buildSku(app.deps, businessCompanyId, { isOnSale: false });
    expect(await buy([{ itemId: gone, qty: 1 }])).toMatchObject({
      errorCode: '4',
      errorMsg: '部分商品已失效，请移除后重试',
    });
    const { itemId: scarce } = await buildSku(app.deps, businessCompanyId, { stock: 1 });
    expect(await buy([{ itemId: scarce, qty: 2 }])).toMatchObject({ errorCode: '2005' });
    const { itemId: boxed } = await buildSku(app.deps, businessCompanyId, { minQty: 10, stepQty: 5 });
    expect(await buy([{ itemId: boxed, qty: 5 }])).toMatchObject({ errorCode: '2002', errorMsg: '未达到起订量10' });
  });

  test('field rules', async () => {
    const line = [{ itemId: pen, qty: 1 }];
    expect(await buy(line, { purchaseNo: 'a b' })).toMatchObject({ errorCode: '4', errorMsg: '采购单号格式不正确' });
    const long = '长'.repeat(201);
    expect(await buy(line, { remarks: [{ supplierId: '1', remark: long }] })).toMatchObject({
      errorMsg: '备注不能超过200个字',
    });
    expect(await buy(line, { expectDate: '2026-11-20' })).toMatchObject({ errorMsg: '期望到货日期不能早于今天' });
    expect(await buy(line, { expectDate: '2026-02-30' })).toMatchObject({ errorMsg: '期望到货日期格式不正确' });
  });

  test('on account the order waits for shipping at once and takes credit; too little credit is refused', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 10_000_000, stock: 9 });
    const { resultData } = await buy([{ itemId, qty: 2 }], { payMode: payModes.credit });
    expect(resultData).toMatchObject({ orderState: orderStates.awaitingShipment, payFee: 20_000_000 });
    expect(resultData.payDeadline).toBeUndefined();
    await inBusiness(async (tx) => {
      const [credit] = await tx
        .select({ usedFen: creditAccounts.usedFen })
        .from(creditAccounts)
        .where(eq(creditAccounts.customerId, '2001'));
      expect(credit?.usedFen).toBe(20_000_000);
      const [trade] = await tx
        .select({ payState: trades.payState })
        .from(trades)
        .where(eq(trades.id, resultData.tradeId));
      expect(trade?.payState).toBe(tradePayStates.owed);
      const [held] = await tx
        .select({ state: stockReservations.state })
        .from(stockReservations)
        .where(eq(stockReservations.itemId, itemId));
      expect(held?.state).toBe(20);
    });
    const { resultData: preview } = await settle({ itemList: [{ itemId, qty: 2 }], payMode: payModes.credit });
    expect(preview.payModes[1]).toMatchObject({ isEnable: false, reason: '信用额度不足' });
    expect(preview.canSubmit).toBe(false);
    expect(await buy([{ itemId, qty: 2 }], { payMode: payModes.credit })).toMatchObject({ errorCode: '3004' });
    expect(await stockOf(itemId)).toMatchObject({ reserved: 2 });
  });

  test('a transfer has seven days, a member half an hour, and a member buys nothing on account', async () => {
    const transfer = await buy([{ itemId: pen, qty: 1 }], { payMode: payModes.transfer });
    expect(transfer.resultData.payDeadline).toBe('2026-11-28 10:00:00');
    const call = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
    const { itemId } = await buildSku(app.deps, retailCompanyId);
    const itemList = [{ itemId, qty: 1 }];
    const own = await buildAddress(app, call);
    const { resultData } = await app.call(settlePath, { data: { itemList } }, call);
    expect(resultData.payModes.map((mode) => mode.payMode)).toEqual([payModes.online, payModes.transfer]);
    const data = {
      itemList,
      addressId: own,
      payMode: payModes.credit,
      previewKey: resultData.previewKey,
      requestId: randomUUID(),
    };
    expect(await app.call(submitPath, { data }, call)).toMatchObject({ errorCode: '4001' });
    const paid = { ...data, payMode: payModes.online, requestId: randomUUID() };
    const answer = await app.call(submitPath, { data: paid }, call);
    expect(answer.resultData).toMatchObject({
      orderState: orderStates.awaitingPayment,
      payDeadline: '2026-11-21 10:30:00',
    });
  });

  test('the days for a transfer are the shop’s, in the preview, in the cashier and in the deadline', async () => {
    const itemList = [{ itemId: pen, qty: 1 }];
    const daysOf = async () =>
      (await settle({ itemList })).resultData.payModes.map(({ payMode, payDays }) => [payMode, payDays]);
    expect(await daysOf()).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 7],
    ]);
    const setOptions = (options: object) =>
      inBusiness((tx) => tx.update(shopSettings).set({ options }).where(eq(shopSettings.companyId, businessCompanyId)));
    await setOptions({ transferPayDays: 3 });
    try {
      expect((await daysOf())[2]).toEqual([3, 3]);
      const { resultData } = await buy(itemList, { payMode: payModes.transfer });
      expect(resultData.payDeadline).toBe('2026-11-24 10:00:00');
      const asked = { data: { tradeNo: resultData.tradeNo } };
      const cashier = await app.call('/api/ShopPay/GetCashier', asked, { token: await signIn(app, 'buyer') });
      expect(cashier.resultData.transferPayDays).toBe(3);
    } finally {
      await setOptions({});
    }
  });

  test('a sum above the payment ceiling is refused', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 5_000_000_000 });
    expect(await buy([{ itemId, qty: 2 }])).toMatchObject({ errorCode: '3006' });
  });
});

describe('at once', () => {
  test('20 submits with one requestId make one trade', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 50 });
    const itemList = [{ itemId, qty: 1 }];
    const { resultData } = await settle({ itemList });
    const data = {
      itemList,
      addressId,
      payMode: payModes.online,
      previewKey: resultData.previewKey,
      requestId: randomUUID(),
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(data)));
    expect(new Set(answers.map((answer) => answer.resultData.tradeNo)).size).toBe(1);
    expect(await stockOf(itemId)).toEqual({ onHand: 50, reserved: 1 });
    expect(await submit({ ...data, payMode: payModes.transfer })).toMatchObject({ errorCode: '7' });
  });

  test('40 buyers race for 20 pieces: 20 get one, the others hear 库存不足', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 20 });
    const itemList = [{ itemId, qty: 1 }];
    const { resultData } = await settle({ itemList });
    const race = () => submit({ itemList, addressId, payMode: payModes.online, previewKey: resultData.previewKey });
    const answers = await Promise.all(Array.from({ length: 40 }, race));
    const codes = answers.map((answer) => answer.errorCode);
    expect(codes.filter((code) => code === '0')).toHaveLength(20);
    expect(codes.filter((code) => code === '2005')).toHaveLength(20);
    expect(await stockOf(itemId)).toEqual({ onHand: 20, reserved: 20 });
  });

  test('one cart line is bought once', async () => {
    const line = await app.call('/api/ShopCart/Add', { data: { itemId: pen, chartQty: 1 } }, { token });
    const cartIds = [line.resultData.cartId];
    const { resultData } = await settle({ cartIds });
    const data = { cartIds, addressId, payMode: payModes.online, previewKey: resultData.previewKey };
    const answers = await Promise.all([submit(data), submit(data), submit(data)]);
    expect(answers.map((answer) => answer.errorCode).sort()).toEqual(['0', '5', '5']);
  });
});
