import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { hourMs, minuteMs } from '@jicai/domain/time/durations.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSku, buildSupplier } from '../../../test/build-goods.ts';
import { saveSetting } from '../../../test/save-setting.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
const start = new Date('2026-11-21T02:00:00Z');
const customerId = '2001';
let operator: CallOptions = {};
const changed: string[] = [];

const set = async (key: string, value: number) => {
  await saveSetting(app, operator.token ?? '', key, value);
  changed.push(key);
};
const enter = async (who: DemoAccount): Promise<CallOptions> => ({ token: await signIn(app, who) });
const after = (ms: number) => app.setNow(new Date(start.getTime() + ms));
const isIn = async (who: CallOptions) =>
  (await app.call('/api/Account/GetSessions', {}, who)).errorCode !== errorCodes.signedOut;
const self = async () => (await app.call('/api/OpsSelf/GetModel', {}, operator)).resultData;

beforeEach(async () => {
  app.setNow(start);
  operator = await enter('operator');
});
afterEach(async () => {
  app.setNow(start);
  operator = await enter('operator');
  for (const key of changed.splice(0)) await saveSetting(app, operator.token ?? '', key);
});

test('a session ends as the shop had it when it began: console and storefront apart, idle and in all', async () => {
  const before = await enter('buyer');
  await set('sessions.buyerIdleHours', 1);
  await set('sessions.shopIdleHours', 3);
  const [buyer, shop] = [await enter('buyer'), await enter('operator')];
  after(61 * minuteMs);
  expect([await isIn(buyer), await isIn(before), await isIn(shop)]).toEqual([false, true, true]);
  app.setNow(start);
  await set('sessions.buyerHours', 4);
  await set('sessions.buyerIdleHours', 24);
  await set('sessions.shopHours', 5);
  await set('sessions.shopIdleHours', 24);
  const [customer, clerk] = [await enter('buyer'), await enter('operator')];
  after(4 * hourMs + minuteMs);
  expect([await isIn(customer), await isIn(clerk)]).toEqual([false, true]);
  after(5 * hourMs + minuteMs);
  expect(await isIn(clerk)).toBe(false);
});

test('seeing the shop as a customer ends after the minutes that the shop sets, and the console says them', async () => {
  await set('sessions.viewingMinutes', 10);
  expect((await self()).terms.viewingMinutes).toBe(10);
  const { resultData } = await app.call('/api/OpsCustomer/StartViewing', { data: { customerId } }, operator);
  const viewer = { token: resultData.token };
  const sees = async () => (await app.call('/api/ShopCart/GetList', {}, viewer)).success;
  after(9 * minuteMs);
  expect(await sees()).toBe(true);
  after(11 * minuteMs);
  expect(await sees()).toBe(false);
});

test('papers and contract prices are told as many days before as the shop sets, in lists and on the desk', async () => {
  const command = (data: object) => ({ data: { requestId: crypto.randomUUID(), ...data } });
  const supplierId = await buildSupplier(app.deps, businessCompanyId, { name: '提前提醒厂' });
  const paper = { supplierId, paperName: '营业执照', paperNo: '91', validTo: '2027-01-05' };
  await app.call('/api/OpsSupplier/SavePaper', command(paper), operator);
  const item = await buildSku(app.deps, businessCompanyId);
  const rows = [{ itemId: item.itemId, priceFee: 777 }];
  const priced = { customerId, rows, validTo: '2027-01-05' };
  expect((await app.call('/api/OpsCustomer/SavePrices', command(priced), operator)).success).toBe(true);
  const told = async () => {
    const papers = await app.call('/api/OpsSupplier/GetPage', { reqData: { hasEndingPaper: true } }, operator);
    const prices = await app.call('/api/OpsCustomer/GetPriceFigures', { data: { customerId } }, operator);
    const desk = (await app.call('/api/OpsDesk/GetModel', {}, operator)).resultData.tiles;
    const countOf = (name: string) => desk.find(({ tile }) => tile === name)?.count;
    const isListed = papers.resultData.some((row) => row.supplierId === supplierId);
    return [isListed, prices.resultData.endingCount, countOf('papersEnding') ?? 0, countOf('pricesEnding') ?? 0];
  };
  const [, prices, papers] = (await told()) as [boolean, number, number, number];
  expect((await told())[0]).toBe(false);
  await set('warnings.paperDays', 60);
  await set('warnings.priceDays', 60);
  expect(await told()).toEqual([true, prices + 1, papers + 1, 1]);
  expect((await self()).terms).toMatchObject({ paperDays: 60, priceDays: 60 });
  await set('warnings.priceDays', 44);
  expect((await told())[1]).toBe(prices);
});
