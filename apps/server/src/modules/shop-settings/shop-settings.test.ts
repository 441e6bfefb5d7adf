import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { shopSettings } from '@jicai/domain/shop-side/shop-settings.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let operator: CallOptions = {};

const list = async (who = operator) => (await app.call('/api/OpsSetting/GetList', {}, who)).resultData;
const read = async (key: string) => (await list()).find((one) => one.key === key)!;
const save = async (key: string, value: number | boolean | undefined, who = operator, before?: number | boolean) => {
  const data = { key, value, before: before ?? (await read(key)).value, requestId: crypto.randomUUID() };
  return app.call('/api/OpsSetting/Save', { data }, who);
};

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

test('every setting is listed with its default and its range', async () => {
  const all = await list();
  expect(all.map(({ key }) => key)).toEqual(shopSettings.map(({ key }) => key));
  for (const one of all) expect(one.kind === 'flag' || (one.min ?? 1) <= (one.max ?? 0), one.key).toBe(true);
});

test('what is set holds for the next order, says who set it, and goes back to the default', async () => {
  const before = await read('businessPayHours');
  const saved = await save('businessPayHours', 2);
  expect(saved.resultData).toMatchObject({ value: 2, isOwn: true, userName: '商城运营' });
  const buyer = { token: await signIn(app, 'buyer') };
  const addressId = await buildAddress(app, buyer);
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  const { tradeNo } = await buildTrade(app, { ...buyer, addressId, items: [{ itemId, qty: 1 }] });
  const order = (await app.call('/api/ShopOrder/GetModel', { data: { tradeNo } }, buyer)).resultData;
  const hours = (Date.parse(`${order.payDeadline}+08:00`) - Date.parse(`${order.createTime}+08:00`)) / 3_600_000;
  expect(hours).toBe(2);
  expect((await save('businessPayHours', undefined)).resultData).toMatchObject({ value: before.initial, isOwn: false });
});

test('a value out of its range, a stale one and an unknown key are refused', async () => {
  expect((await save('businessPayHours', 0)).errorCode).toBe(errorCodes.badInput);
  expect((await save('businessPayHours', true)).errorCode).toBe(errorCodes.badInput);
  expect((await save('credit.raiseAloneFen', 800, operator, 1)).errorCode).toBe(errorCodes.outdated);
  expect((await save('nothing', 1, operator, 1)).errorCode).toBe(errorCodes.notFound);
});

test('one shop never reads or changes what another has set, and roles without it nothing', async () => {
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  await save('credit.raiseAloneFen', 1234);
  expect((await list(retail)).find(({ key }) => key === 'credit.raiseAloneFen')?.value).not.toBe(1234);
  const viewer = await buildStaff(app, { permissions: ['ops.setting.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  expect((await save('credit.raiseAloneFen', 1, { token: viewer.token })).errorCode).toBe(errorCodes.forbidden);
  for (const token of [supplier.token, await signIn(app, 'buyer')]) {
    expect((await app.call('/api/OpsSetting/GetList', {}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await save('credit.raiseAloneFen', 1, { token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await save('credit.raiseAloneFen', 1, {})).success).toBe(false);
  expect((await read('credit.raiseAloneFen')).value).toBe(1234);
});
