import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildRegistration } from '../../../test/build-registration.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
let operator: CallOptions = {};
let second: CallOptions = {};
let salesmanId = '';
let pen = { itemId: '', itemNo: '' };

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, data: object, who: CallOptions = operator) =>
  app.call(path, { data: { requestId: crypto.randomUUID(), ...data } }, who);

let number = 80;
const register = async () => {
  number += 1;
  await buildRegistration(app, number);
  const accountNo = `Qiye_${String(number).padStart(4, '0')}`;
  const page = await app.call('/api/OpsCustomer/GetRegisterPage', { searchKey: accountNo }, operator);
  const { registerId, version } = page.resultData[0]!;
  return { registerId, version };
};
const stateOf = async (registerId: string) =>
  (await call('/api/OpsCustomer/GetRegister', { registerId })).resultData.registerState;
const all = () => ({
  termKind: 'invoice',
  termDays: 15,
  creditLimit: 5_000_000,
  salesmanId,
  prices: [{ itemNo: pen.itemNo, priceFee: 8_800 }],
  pool: { scope: 'chosen', itemNos: [pen.itemNo] },
});

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  second = { token: (await buildStaff(app, { role: 'manager' })).token };
  const staff = await buildStaff(app, { role: 'customers' });
  salesmanId = staff.userId;
  const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 10_000, stock: 100 });
  const goods = await app.call('/api/OpsGoods/GetPage', { reqData: {} }, operator);
  pen = { itemId, itemNo: goods.resultData.find((one) => one.itemId === itemId)?.itemNo ?? '' };
});

describe('letting a company in with all that it gets', () => {
  test('terms, credit, salesman, prices and pool hold at once', async () => {
    const named = await register();
    const { resultData } = await call('/api/OpsCustomer/AdmitCompany', { ...named, ...all() });
    expect(resultData.waiting).toEqual([]);
    const { customerId } = resultData;
    const file = (await call('/api/OpsCustomer/GetModel', { customerId })).resultData;
    expect(file).toMatchObject({ termText: '票到 15 天', salesmanId, credit: { limitFee: 5_000_000 } });
    const prices = await app.call('/api/OpsCustomer/GetPricePage', { reqData: { customerId } }, operator);
    expect(prices.resultData).toMatchObject([{ itemNo: pen.itemNo, priceFee: 8_800 }]);
    const pool = (await call('/api/OpsCustomer/GetGoodsPool', { customerId })).resultData;
    expect(pool).toMatchObject({ scope: 'chosen', itemNos: [pen.itemNo] });
    const history = (await call('/api/OpsCustomer/GetHistory', { customerId })).resultData.map(({ act }) => act);
    expect(history).toEqual(expect.arrayContaining(['更换负责业务员', '设置商品池', '修改协议价', '审核企业入驻']));
    const mine = await app.call('/api/OpsCustomer/GetPage', { reqData: { salesmanId } }, operator);
    expect(mine.resultData.map((row) => row.customerId)).toEqual([customerId]);
  });

  test('a part that cannot be taken is refused at its field, and nothing has happened', async () => {
    const named = await register();
    const faults: [object, string, string][] = [
      [{ prices: [{ itemNo: 'NICHTS', priceFee: 1 }] }, 'prices', '没有商品编号 NICHTS'],
      [{ pool: { scope: 'chosen', itemNos: ['NICHTS'] } }, 'itemNos', '没有商品编号 NICHTS'],
      [{ salesmanId: '999' }, 'salesmanId', '这名业务员不存在或已停用'],
      [{ discounts: [{ target: 'item', targetId: 'NICHTS', discountBp: 400 }] }, 'discounts', '没有这个商品'],
    ];
    for (const [part, field, msg] of faults) {
      const refused = await call('/api/OpsCustomer/AdmitCompany', { ...named, ...all(), ...part });
      expect(refused.errorData, field).toEqual([{ field, msg }]);
      expect(await stateOf(named.registerId)).toBe(1);
    }
    expect((await call('/api/OpsCustomer/AdmitCompany', { ...named, ...all() })).success).toBe(true);
  });

  test('what is beyond one operator waits for a second one; the company is in', async () => {
    const named = await register();
    const answer = await call('/api/OpsCustomer/AdmitCompany', { ...named, ...all(), creditLimit: 20_000_000 });
    expect(answer.resultData.waiting).toEqual(['授信']);
    const { customerId } = answer.resultData;
    const file = (await call('/api/OpsCustomer/GetModel', { customerId })).resultData;
    expect(file.credit).toBeUndefined();
    const [change] = file.waiting;
    const agree = { changeId: change?.changeId, isAgree: true, version: 1 };
    expect((await call('/api/OpsChange/Answer', agree, second)).success).toBe(true);
    const after = (await call('/api/OpsCustomer/GetModel', { customerId })).resultData;
    expect(after.credit).toMatchObject({ limitFee: 20_000_000 });
  });

  test('each part demands its own permission', async () => {
    const named = await register();
    const admits = {
      token: (await buildStaff(app, { permissions: ['ops.customer.admit', 'ops.customer.view'] })).token,
    };
    const given = all();
    const parts: [object, string][] = [
      [{ creditLimit: given.creditLimit }, '没有授信的权限'],
      [{ salesmanId }, '没有指定业务员的权限'],
      [{ prices: given.prices }, '没有设置协议价的权限'],
      [{ pool: given.pool }, '没有设置商品池的权限'],
    ];
    for (const [part, errorMsg] of parts)
      expect(await call('/api/OpsCustomer/AdmitCompany', { ...named, ...part }, admits)).toMatchObject({
        errorCode: errorCodes.forbidden,
        errorMsg,
      });
    expect((await call('/api/OpsCustomer/AdmitCompany', named, admits)).success).toBe(true);
  });
});

describe('the salesman of a customer', () => {
  const customerId = '2001';
  const version = async () => (await call('/api/OpsCustomer/GetModel', { customerId })).resultData.version;
  const set = async (data: object, who?: CallOptions) =>
    call('/api/OpsCustomer/SetSalesman', { customerId, version: await version(), ...data }, who);

  test('is an operator who can sign in; the file and its history name him', async () => {
    const men = (await app.call('/api/OpsCustomer/GetSalesmen', {}, operator)).resultData;
    const named = men.find((one) => one.userId === salesmanId);
    expect(named).toBeDefined();
    // Who only looks around is not offered.
    const offered = async (options: Parameters<typeof buildStaff>[1]) => {
      const { userId } = await buildStaff(app, options);
      return (await app.call('/api/OpsCustomer/GetSalesmen', {}, operator)).resultData.some(
        (one) => one.userId === userId,
      );
    };
    expect(await offered({ role: 'readOnly' })).toBe(false);
    expect(await offered({ role: 'service' })).toBe(true);
    expect(await offered({ permissions: ['ops.customer.view', 'ops.customer.contact'] })).toBe(true);
    expect((await set({ salesmanId })).success).toBe(true);
    const page = await app.call('/api/OpsCustomer/GetPage', { reqData: { salesmanId } }, operator);
    expect(page.resultData.find((row) => row.customerId === customerId)).toMatchObject({
      salesmanName: named?.userName,
    });
    const orders = (filter: object) => app.call('/api/OpsOrder/GetPage', { reqData: filter }, operator);
    expect((await orders({ salesmanId })).resultData).toEqual((await orders({ customerId })).resultData);
    expect((await orders({ salesmanId: '1' })).resultData).toEqual([]);
    const history = (await call('/api/OpsCustomer/GetHistory', { customerId })).resultData;
    expect(history[0]?.changes).toContainEqual(expect.objectContaining({ name: '业务员', to: named?.userName }));
    expect((await set({})).success).toBe(true);
    expect((await call('/api/OpsCustomer/GetModel', { customerId })).resultData.salesmanId).toBe('');
  });

  test('is no buyer and no supplier, and nobody without the permission names him', async () => {
    const supplier = await buildStaff(app, { role: 'supplierAdmin' });
    expect((await set({ salesmanId: supplier.userId })).errorCode).toBe(errorCodes.notFound);
    const looks = { token: (await buildStaff(app, { role: 'readOnly' })).token };
    const buyer = { token: await signIn(app, 'buyer') };
    for (const who of [looks, buyer, { token: supplier.token }])
      expect((await set({ salesmanId }, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await set({ salesmanId, version: 0 })).errorCode).toBe(errorCodes.outdated);
  });
});

test('nobody else lets a company in, nor through another shop', async () => {
  const named = await register();
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const buyer = { token: await signIn(app, 'buyer') };
  const supplier = { token: await signIn(app, 'supplier') };
  const looks = { token: (await buildStaff(app, { role: 'readOnly' })).token };
  expect((await call('/api/OpsCustomer/AdmitCompany', named, retail)).errorCode).toBe(errorCodes.notFound);
  for (const who of [buyer, supplier, looks])
    for (const path of ['/api/OpsCustomer/AdmitCompany', '/api/OpsCustomer/GetSalesmen'] as const)
      if (who !== looks || path === '/api/OpsCustomer/AdmitCompany')
        expect((await call(path, named, who)).errorCode, path).toBe(errorCodes.forbidden);
  expect((await call('/api/OpsCustomer/AdmitCompany', named, {})).success).toBe(false);
  expect((await call('/api/OpsCustomer/AdmitCompany', { ...named, version: 99 })).errorCode).toBe(errorCodes.outdated);
});
