import { customerStates } from '@jicai/domain/people/account-types.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildRegistration } from '../../../test/build-registration.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade, submitTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
const customerId = '2001';
const start = new Date('2026-11-21T02:00:00Z');
let operator: CallOptions = {};
let second: CallOptions = {};
let buyer: CallOptions = {};
let addressId = '';
let desk = { itemId: '' };

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, data: object, who: CallOptions = operator) =>
  app.call(path, { data: { requestId: crypto.randomUUID(), ...data } }, who);
const file = async (id = customerId) => (await call('/api/OpsCustomer/GetModel', { customerId: id })).resultData;
/** Does it to the file as it stands. */
const act = async <P extends Path>(path: P, data: object, id = customerId) =>
  call(path, { customerId: id, version: (await file(id)).version, reason: '年度授信', ...data });
const buy = (qty = 1) =>
  submitTrade(app, { ...buyer, addressId, payMode: payModes.credit, items: [{ itemId: desk.itemId, qty }] });
const setOverdue = (overdueFen: number) =>
  withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .update(creditAccounts)
      .set({ overdueFen })
      .where(and(eq(creditAccounts.companyId, businessCompanyId), eq(creditAccounts.customerId, customerId))),
  );
const waitingChange = async () => (await file()).waiting[0]?.changeId ?? '';
const answer = (changeId: string, isAgree = true, who = second) =>
  call('/api/OpsChange/Answer', { changeId, isAgree, reason: '不同意', version: 1 }, who);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  second = { token: (await buildStaff(app, { role: 'manager' })).token };
  buyer = { token: await signIn(app, 'buyer') };
  addressId = await buildAddress(app, buyer);
  desk = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 10_000, stock: 100_000 });
});
beforeEach(() => app.setNow(start));

describe('the list', () => {
  test('finds companies by name, contact and credit code, never persons, and says what they owe', async () => {
    const page = async (searchKey: string) =>
      (await app.call('/api/OpsCustomer/GetPage', { searchKey }, operator)).resultData;
    const { customerName, taxNo } = await file();
    for (const key of [customerName.slice(1, 4), taxNo.toLowerCase()])
      expect(await page(key)).toMatchObject([{ customerId, credit: { limitFee: 30_000_000, overdueFee: 0 } }]);
    const all = await app.call('/api/OpsCustomer/GetPage', {}, operator);
    expect(all.resultData.every((row) => row.taxNo !== '')).toBe(true);
    expect(await page('没有这家公司')).toEqual([]);
  });

  test('counts its views, and a view shows what it counts', async () => {
    await setOverdue(100);
    const counts = (await app.call('/api/OpsCustomer/GetCounts', {}, operator)).resultData;
    expect(counts.find(({ queue }) => queue === 'overdue')?.count).toBe(1);
    const page = await app.call('/api/OpsCustomer/GetPage', { reqData: { queue: 'overdue' } }, operator);
    expect(page.resultData.map((row) => row.customerId)).toEqual([customerId]);
    await setOverdue(0);
  });
});

describe('letting a company in', () => {
  const register = async (number: number) => {
    await buildRegistration(app, number);
    const accountNo = `Qiye_${String(number).padStart(4, '0')}`;
    const page = await app.call('/api/OpsCustomer/GetRegisterPage', { searchKey: accountNo }, operator);
    return page.resultData[0]!;
  };

  test('with terms and credit in one step: it may owe that much at once', async () => {
    const { registerId, version } = await register(71);
    const terms = { termKind: 'invoice', termDays: 15, creditLimit: 5_000_000 };
    const admitted = await call('/api/OpsCustomer/AuditRegister', { registerId, version, isAgree: true, ...terms });
    expect(admitted.resultData.changeId).toBeUndefined();
    const { customerId: id } = admitted.resultData;
    expect(await file(id)).toMatchObject({
      termText: '票到 15 天',
      credit: { limitFee: 5_000_000, usedFee: 0, availFee: 5_000_000 },
    });
    const ledger = await app.call('/api/OpsCustomer/GetCreditPage', { reqData: { customerId: id } }, operator);
    expect(ledger.resultData).toMatchObject([{ kindText: '额度分配', limitFee: 5_000_000 }]);
  });

  test('with more than one operator gives alone: it is in, the credit waits for a second one', async () => {
    const { registerId, version } = await register(72);
    const data = { registerId, version, isAgree: true, creditLimit: 20_000_000 };
    const admitted = (await call('/api/OpsCustomer/AuditRegister', data)).resultData;
    expect((await file(admitted.customerId)).credit).toBeUndefined();
    expect((await answer(admitted.changeId ?? '')).success).toBe(true);
    expect((await file(admitted.customerId)).credit).toMatchObject({ limitFee: 20_000_000 });
  });
});

describe('credit', () => {
  test('lowered at once, raised again by a second person alone, and the record says who gave what', async () => {
    expect((await act('/api/OpsCustomer/SetCredit', { limitFee: 5_000_000 })).resultData.changeId).toBeUndefined();
    expect((await file()).credit).toMatchObject({ limitFee: 5_000_000 });
    const asked = (await act('/api/OpsCustomer/SetCredit', { limitFee: 30_000_000 })).resultData;
    expect((await file()).credit).toMatchObject({ limitFee: 5_000_000 });
    expect(await answer(asked.changeId ?? '', true, operator)).toMatchObject({ errorCode: errorCodes.forbidden });
    const again = await act('/api/OpsCustomer/SetCredit', { limitFee: 40_000_000 });
    expect(again.errorCode).toBe(errorCodes.statementChanged);
    expect((await answer(asked.changeId ?? '')).success).toBe(true);
    expect((await file()).credit).toMatchObject({ limitFee: 30_000_000 });
    const history = (await call('/api/OpsCustomer/GetHistory', { customerId })).resultData;
    expect(history[0]?.changes).toContainEqual(
      expect.objectContaining({ name: '授信额度', from: '¥50,000.00', to: '¥300,000.00' }),
    );
  });

  test('a request is void once the credit is another', async () => {
    const { changeId } = (await act('/api/OpsCustomer/SetCredit', { limitFee: 50_000_000 })).resultData;
    await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx
        .update(creditAccounts)
        .set({ limitFen: 25_000_000 })
        .where(and(eq(creditAccounts.companyId, businessCompanyId), eq(creditAccounts.customerId, customerId))),
    );
    expect((await answer(changeId ?? '')).errorCode).toBe(errorCodes.statementChanged);
    await call('/api/OpsChange/Withdraw', { changeId, version: 1 });
    await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx
        .update(creditAccounts)
        .set({ limitFen: 30_000_000 })
        .where(and(eq(creditAccounts.companyId, businessCompanyId), eq(creditAccounts.customerId, customerId))),
    );
  });

  test('a temporary limit is spent until the end of its last day', async () => {
    await act('/api/OpsCustomer/SetCredit', { limitFee: 15_000 });
    expect((await buy(2)).errorCode).toBe(errorCodes.creditExceeded);
    const temp = { limitFee: 15_000, tempFee: 6_000, tempUntil: '2026-11-22' };
    expect((await act('/api/OpsCustomer/SetCredit', { ...temp, tempUntil: '2026-11-20' })).errorCode).toBe('4');
    expect((await act('/api/OpsCustomer/SetCredit', { ...temp, tempUntil: '' })).errorCode).toBe('4');
    await act('/api/OpsCustomer/SetCredit', temp);
    expect((await file()).credit).toMatchObject({ tempFee: 6_000, tempUntil: '2026-11-22' });
    app.setNow(new Date('2026-11-22T15:59:00Z'));
    buyer = { token: await signIn(app, 'buyer') };
    expect((await buy(2)).success).toBe(true);
    app.setNow(new Date('2026-11-22T16:00:00Z'));
    operator = { token: await signIn(app, 'operator') };
    expect((await file()).credit).toMatchObject({ tempFee: 0, tempUntil: '', usedFee: 20_000, availFee: -5_000 });
    await act('/api/OpsCustomer/SetCredit', { limitFee: 9_000_000 });
  });

  test('frozen: nothing more is taken; what was taken goes on', async () => {
    await act('/api/OpsCustomer/SetCredit', { limitFee: 9_000_000, isFrozen: true });
    expect(await buy()).toMatchObject({ errorCode: errorCodes.creditExceeded, errorMsg: '账期额度已冻结，请联系商城' });
    expect((await file()).credit).toMatchObject({ isFrozen: true, availFee: 0 });
    await act('/api/OpsCustomer/SetCredit', { limitFee: 9_000_000, isFrozen: false });
    expect((await buy()).success).toBe(true);
  });

  test('an overdue customer buys again for the days a second person has agreed to', async () => {
    const nothing = await act('/api/OpsCustomer/ReleaseOverdue', { days: 3 });
    expect(nothing.errorCode).toBe(errorCodes.statementChanged);
    await setOverdue(5_000);
    expect((await buy()).errorCode).toBe(errorCodes.overdue);
    expect((await act('/api/OpsCustomer/ReleaseOverdue', { days: 8 })).errorCode).toBe('4');
    await act('/api/OpsCustomer/ReleaseOverdue', { days: 3 });
    expect((await buy()).errorCode).toBe(errorCodes.overdue);
    await answer(await waitingChange());
    expect((await file()).credit).toMatchObject({ releasedUntil: '2026-11-24 10:00:00' });
    expect((await buy()).success).toBe(true);
    app.setNow(new Date('2026-11-24T02:00:00Z'));
    buyer = { token: await signIn(app, 'buyer') };
    expect((await buy()).errorCode).toBe(errorCodes.overdue);
    await setOverdue(0);
  });
});

describe('holding a customer', () => {
  test('停止发货 keeps its goods, with the reason, until it is lifted', async () => {
    const { tradeNo } = await buildTrade(app, {
      ...buyer,
      addressId,
      payMode: payModes.credit,
      items: [{ itemId: desk.itemId, qty: 1 }],
    });
    await act('/api/OpsCustomer/SetShipHold', { shipHold: '合同到期' });
    const orders = await app.call('/api/OpsOrder/GetPage', { searchKey: tradeNo }, operator);
    const order = orders.resultData[0]!;
    expect(order.disabledReasons['ship']).toBe('该客户已停止发货：合同到期');
    const ship = () =>
      call('/api/OpsOrder/Ship', {
        orderNo: order.orderNo,
        logisticsCode: 'shunfeng',
        logisticsNo: 'SF1234567890',
        items: order.lines.map(({ orderItemId, qty }) => ({ orderItemId, qty })),
        version: order.version,
      });
    expect(await ship()).toMatchObject({ success: false, errorMsg: '该客户已停止发货：合同到期' });
    await act('/api/OpsCustomer/SetShipHold', { shipHold: '' });
    expect(await ship()).toMatchObject({ resultData: { orderState: orderStates.awaitingReceipt } });
  });

  test('停用 signs its people out at once and lets nobody in; 启用 lets them in again', async () => {
    const self = () => app.call('/api/Account/GetUserInfo', {}, buyer);
    buyer = { token: await signIn(app, 'buyer') };
    expect((await self()).success).toBe(true);
    await act('/api/OpsCustomer/SetState', { isActive: false, reason: '长期欠款' });
    expect((await self()).success).toBe(false);
    await expect(signIn(app, 'buyer')).rejects.toThrow();
    expect((await file()).customerState).toBe(customerStates.disabled);
    await act('/api/OpsCustomer/SetState', { isActive: true, reason: '已结清' });
    buyer = { token: await signIn(app, 'buyer') };
    expect((await self()).success).toBe(true);
  });
});

test('people of a customer with starred mobiles; nobody else reads or changes a file', async () => {
  const members = await app.call('/api/OpsCustomer/GetMemberPage', { reqData: { customerId } }, operator);
  expect(members.resultData.find(({ accountNo }) => accountNo === 'buyer')).toMatchObject({
    isActive: true,
    mobile: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
  });
  const { version } = await file();
  const inputs = {
    '/api/OpsCustomer/GetModel': {},
    '/api/OpsCustomer/GetHistory': {},
    '/api/OpsCustomer/SetCredit': { limitFee: 1, reason: '年度授信' },
    '/api/OpsCustomer/ReleaseOverdue': { days: 1, reason: '年度授信' },
    '/api/OpsCustomer/SetShipHold': { shipHold: '欠款' },
    '/api/OpsCustomer/SetState': { isActive: false, reason: '年度授信' },
  } as const;
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const onlyViews = await buildStaff(app, { permissions: ['ops.customer.view'] });
  for (const [path, input] of Object.entries(inputs) as [Path, object][]) {
    const data = { customerId, version, ...input };
    expect((await call(path, data, retail)).errorCode, path).toBe(errorCodes.notFound);
    expect((await call(path, data, buyer)).errorCode, path).toBe(errorCodes.forbidden);
    expect((await call(path, data, {})).success, path).toBe(false);
    if (path.includes('/Set') || path.includes('/Release'))
      expect((await call(path, data, { token: onlyViews.token })).errorCode, path).toBe(errorCodes.forbidden);
    expect((await call(path, { ...data, customerId: '2002' })).errorCode, path).toBe(errorCodes.notFound);
  }
  expect((await call('/api/OpsCustomer/SetShipHold', { customerId, shipHold: 'x' })).errorCode).toBe('6');
  expect((await file()).shipHold).toBe('');
});

test('the list stands by name, opening, limit and overdue money, up and down; each customer once', async () => {
  const read = async (reqData: object) => {
    const page = { reqData, pageSize: 100 };
    const token = await signIn(app, 'operator');
    return (await app.call('/api/OpsCustomer/GetPage', page, { token })).resultData;
  };
  const usual = await read({});
  for (const sort of ['name', 'created', 'limit', 'overdue']) {
    const [up, down] = [await read({ sort }), await read({ sort, isDown: true })];
    expect(up.map(({ customerId }) => customerId).toReversed(), sort).toEqual(down.map(({ customerId }) => customerId));
    expect(up.length, sort).toBe(usual.length);
  }
  const limits = (await read({ sort: 'limit' })).map(({ credit }) => credit?.limitFee ?? 0);
  expect(limits).toEqual(limits.toSorted((a, b) => a - b));
});
