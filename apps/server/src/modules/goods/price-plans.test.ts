import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { runDue } from '../../../test/build-payment.ts';
import { buildSecondPerson } from '../../../test/build-second-person.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z').getTime();
/** A minute: a password that was asked for again holds for all steps of a test. */
const stepMs = 60_000;
const at = (step: number) => new Date(start + step * stepMs);
let operator: CallOptions = {};
let second: Awaited<ReturnType<typeof buildSecondPerson>>;
/** ¥9.00 for enterprises, ¥10.00 retail; costs ¥7.00, so the line of 8 % is ¥7.61. */
let item: BuiltSku;

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
interface Planned {
  priceFen: number;
  from: number;
  to?: number;
  price?: 'retailFen' | 'enterpriseFen';
  tiers?: { qtyFrom: number; priceFen: number }[];
}
const plan = ({ priceFen, from, to, price = 'enterpriseFen', tiers }: Planned, who = operator) =>
  app.call(
    '/api/OpsGoods/SavePlan',
    command({
      itemId: item.itemId,
      price,
      priceFen,
      ...(tiers && { tiers }),
      startTime: shanghaiTime(at(from)),
      endTime: to === undefined ? '' : shanghaiTime(at(to)),
    }),
    who,
  );
const cancel = (planId = '', who = operator) => app.call('/api/OpsGoods/CancelPlan', command({ planId }), who);
const plans = async (who = operator) =>
  (await app.call('/api/OpsGoods/GetPlanPage', { searchKey: item.itemNo }, who)).resultData;
const states = async () => (await plans()).map(({ state }) => state);
const read = async () => {
  const [row] = (await app.call('/api/OpsGoods/GetPage', { searchKey: item.itemNo }, operator)).resultData;
  if (!row) throw new Error('no item');
  return row;
};
const priceNow = async () => (await read()).enterpriseFen;
/** The clock goes on, and what is due is done. */
async function goTo(step: number): Promise<void> {
  app.setNow(at(step));
  await runDue(app);
}
async function setPrice(value: number): Promise<void> {
  const { isOnSale, retailFen, enterpriseFen, marketFen } = await read();
  const before = { isOnSale, retailFen, enterpriseFen, marketFen };
  const act = { kind: 'price', price: 'enterpriseFen', mode: 'set', value } as const;
  await app.call('/api/OpsGoods/ApplyRun', command({ rows: [{ itemId: item.itemId, before }], act }), operator);
}
const cost = (beforeFen: number | null, costFen: number) =>
  app.call('/api/OpsGoods/SaveCosts', command({ rows: [{ itemId: item.itemId, beforeFen, costFen }] }), operator);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  second = await buildSecondPerson(app);
});
beforeEach(async () => {
  app.setNow(at(0));
  item = await buildSku(app.deps, businessCompanyId);
  await cost(null, 700);
});

describe('a planned price', () => {
  test('holds from its minute to its end, then the price before returns', async () => {
    await plan({ priceFen: 800, from: 1, to: 3 });
    expect((await read()).plans).toEqual([{ price: 'enterpriseFen', text: '11-21 起 ¥8.00' }]);
    await goTo(0.99);
    expect(await priceNow()).toBe(900);
    await goTo(1);
    expect(await priceNow()).toBe(800);
    expect(await plans()).toMatchObject([{ state: 'held', beforeFen: 900, priceFen: 800, mayCancel: true }]);
    expect((await read()).plans).toEqual([{ price: 'enterpriseFen', text: '至 11-21，原价 ¥9.00' }]);
    await goTo(3);
    expect(await priceNow()).toBe(900);
    expect(await states()).toEqual(['ended']);
    const log = (await app.call('/api/OpsLog/GetPage', {}, operator)).resultData;
    const records = log.filter((record) => record.subject.includes(item.itemNo));
    expect(records.map(({ act }) => act)).toEqual(['定时调价结束', '定时调价生效', '定时调价', '修改进价']);
  });

  test('without an end stays; another may follow it', async () => {
    await plan({ priceFen: 800, from: 1 });
    await plan({ priceFen: 850, from: 2 });
    await goTo(1);
    expect(await priceNow()).toBe(800);
    await goTo(2);
    expect(await priceNow()).toBe(850);
    expect(await states()).toEqual(['done', 'done']);
  });

  test('ends with what somebody set meanwhile, and with both when two meet at one minute', async () => {
    await plan({ priceFen: 800, from: 1, to: 3 });
    await plan({ priceFen: 850, from: 3, to: 5 });
    await goTo(1);
    await goTo(3);
    expect(await priceNow()).toBe(850);
    await goTo(5);
    expect(await priceNow()).toBe(900);
    await plan({ priceFen: 800, from: 6, to: 8 });
    await goTo(6);
    await setPrice(820);
    await goTo(8);
    expect(await priceNow()).toBe(820);
    expect((await states())[0]).toBe('overtaken');
  });

  test('is set once, however often and late its jobs run', async () => {
    await plan({ priceFen: 800, from: 1, to: 3 });
    await goTo(4);
    expect(await priceNow()).toBe(900);
    await plan({ priceFen: 810, from: 5 });
    await goTo(5);
    await setPrice(830);
    await runDue(app);
    expect(await priceNow()).toBe(830);
  });

  test('for a time that another has is refused by the name of that one', async () => {
    await plan({ priceFen: 800, from: 1, to: 3 });
    const refused = await plan({ priceFen: 850, from: 2 });
    expect(refused).toMatchObject({
      errorCode: errorCodes.statementChanged,
      errorMsg: '2026-11-21 10:01 至 2026-11-21 10:03 已有企业价 ¥8.00 的定时调价，请先取消',
    });
    expect((await plan({ priceFen: 950, from: 2, price: 'retailFen' })).success).toBe(true);
    expect((await plan({ priceFen: 850, from: 3 })).success).toBe(true);
  });

  test('is taken back before it begins, and ended while it holds', async () => {
    const { planId } = (await plan({ priceFen: 800, from: 1, to: 3 })).resultData;
    await cancel(planId);
    await goTo(1);
    expect(await priceNow()).toBe(900);
    expect((await cancel(planId)).errorCode).toBe(errorCodes.stateChanged);
    const held = (await plan({ priceFen: 800, from: 2, to: 9 })).resultData;
    await goTo(2);
    await cancel(held.planId);
    expect(await priceNow()).toBe(900);
    await goTo(9);
    expect(await states()).toEqual(['ended', 'dropped']);
  });

  test('of the past, of more than a year ahead or that ends before it begins is refused at its field', async () => {
    expect((await plan({ priceFen: 800, from: 0 })).errorData?.[0]?.field).toBe('startTime');
    expect((await plan({ priceFen: 800, from: (367 * dayMs) / stepMs })).errorData?.[0]?.field).toBe('startTime');
    expect((await plan({ priceFen: 800, from: 2, to: 2 })).errorData?.[0]?.field).toBe('endTime');
    expect((await plan({ priceFen: 0, from: 2 })).errorCode).toBe(errorCodes.badInput);
  });
});

describe('a planned price under the margin line', () => {
  test('waits for a second person before anything is planned', async () => {
    expect((await plan({ priceFen: 760, from: 1, to: 3 })).resultData).toEqual({ changeId: expect.any(String) });
    expect(await plans()).toEqual([]);
    expect(await second.newest('goods.plan')).toMatchObject({
      before: { 企业价: '¥9.00' },
      after: { 定时企业价: '¥7.60', 开始: '2026-11-21 10:01', 结束: '2026-11-21 10:03' },
    });
    expect((await second.answer('goods.plan')).success).toBe(true);
    expect(await plans()).toMatchObject([{ state: 'planned', userName: '商城运营' }]);
    await goTo(1);
    expect(await priceNow()).toBe(760);
    await goTo(3);
    expect(await priceNow()).toBe(900);
  });

  test('begins at once when the answer comes late, and never after its end', async () => {
    await plan({ priceFen: 760, from: 1 });
    app.setNow(at(2));
    await second.answer('goods.plan');
    await runDue(app);
    expect(await priceNow()).toBe(760);
    await setPrice(900);
    await plan({ priceFen: 750, from: 3, to: 4 });
    app.setNow(at(5));
    expect(await second.answer('goods.plan')).toMatchObject({ errorMsg: '结束时间已过，请撤回后重新提交' });
  });

  test('only by the time it begins, because its cost rose, is asked about then', async () => {
    await plan({ priceFen: 800, from: 1, to: 6 });
    await cost(700, 790);
    await goTo(1);
    expect(await priceNow()).toBe(900);
    expect(await states()).toEqual(['asked']);
    await second.answer('goods.plan');
    await runDue(app);
    expect(await priceNow()).toBe(800);
    await goTo(6);
    expect(await priceNow()).toBe(900);
  });
});

test('plans are made by who edits goods and seen by who sees them, in their own shop alone', async () => {
  const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId: item.supplierId });
  const viewer = await buildStaff(app, { permissions: ['ops.goods.view'] });
  const { planId } = (await plan({ priceFen: 800, from: 1 })).resultData;
  expect(await plans({ token: viewer.token })).toHaveLength(1);
  for (const token of [supplier.token, await signIn(app, 'buyer')])
    expect((await app.call('/api/OpsGoods/GetPlanPage', {}, { token })).errorCode).toBe(errorCodes.forbidden);
  for (const token of [viewer.token, supplier.token, await signIn(app, 'buyer')]) {
    expect((await plan({ priceFen: 850, from: 2 }, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await cancel(planId, { token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await plan({ priceFen: 850, from: 2 }, {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await plan({ priceFen: 850, from: 2 }, retail)).errorCode).toBe(errorCodes.notFound);
  expect((await cancel(planId, retail)).errorCode).toBe(errorCodes.notFound);
  expect(await plans(retail)).toEqual([]);
  expect(await states()).toEqual(['planned']);
});

describe('prices by quantity', () => {
  const tiersNow = async () =>
    (await app.call('/api/OpsGoods/GetProduct', { data: { productId: item.productId } }, operator)).resultData.items[0]
      ?.tiers;
  const planned = [{ qtyFrom: 10, priceFen: 820 }];

  test('begin with the enterprise price of their plan, and what stood before returns with it', async () => {
    const before = await tiersNow();
    await plan({ priceFen: 850, from: 1, to: 5, tiers: planned });
    expect(await plans()).toMatchObject([{ tiers: planned, state: 'planned' }]);
    await goTo(2);
    expect([await priceNow(), await tiersNow()]).toEqual([850, planned]);
    await goTo(6);
    expect([await priceNow(), await tiersNow()]).toEqual([900, before]);
  });

  test('under the margin line wait with it; with the retail price or falling apart they are refused', async () => {
    const { resultData } = await plan({ priceFen: 850, from: 1, to: 5, tiers: [{ qtyFrom: 10, priceFen: 750 }] });
    expect(resultData.changeId).toBeDefined();
    expect(await second.newest('goods.plan')).toMatchObject({ after: { 定时阶梯价: '满 10 ¥7.50' } });
    expect((await second.answer('goods.plan')).success).toBe(true);
    await goTo(2);
    expect(await tiersNow()).toEqual([{ qtyFrom: 10, priceFen: 750 }]);
    const retail = await plan({ priceFen: 950, from: 10, price: 'retailFen', tiers: planned });
    expect(retail.errorData?.[0]).toEqual({ field: 'tiers', msg: '阶梯价只随企业价调整' });
    const twice = await plan({ priceFen: 850, from: 10, tiers: [...planned, ...planned] });
    expect(twice.errorData?.[0]?.field).toBe('tiers');
  });
});
