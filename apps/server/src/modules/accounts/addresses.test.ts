import { accountTypes, customerTypes } from '@jicai/domain/people/account-types.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { inShop } from '../../../test/in-shop.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { findDefaultAddress, getAddress, getCustomer } from './index.ts';

const app = useTestApp();
let buyer = '';
let admin = '';
let member = '';
let retailMember = '';
beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
  admin = await signIn(app, 'admin');
  member = await signIn(app, 'member');
  retailMember = await signIn(app, 'member', { host: retailHost });
});

const form = {
  receiver: '王芳',
  mobile: '１３９１２３４５６７８',
  telephone: '',
  areaCode: '441900',
  address: '长安镇振安中路188号',
  zipCode: '',
  tag: '工厂',
};
const add = (token: string, fields: Record<string, unknown> = {}) =>
  app.call('/api/CustAddress/Add', { data: { ...form, ...fields } }, { token });
const list = async (token: string) => (await app.call('/api/CustAddress/GetList', {}, { token })).resultData;

describe('CustAddress/GetList and GetModel', () => {
  test('the default first, with its area in words', async () => {
    const [first, second] = await list(buyer);
    expect(first).toMatchObject({
      addressId: '6001',
      receiver: '陈思远',
      areaText: '上海市松江区',
      provinceCode: '310000',
      cityCode: '310100',
      isDefault: true,
      isEditable: true,
      scope: 1,
    });
    expect(second).toMatchObject({ addressId: '6002', isDefault: false });
    const model = await app.call('/api/CustAddress/GetModel', { data: { addressId: '6002' } }, { token: buyer });
    expect(model.resultData).toEqual(second);
  });

  test("another person's, customer's or tenant's address is not there", async () => {
    const open = (token: string, addressId: string, host?: string) =>
      app.call('/api/CustAddress/GetModel', { data: { addressId } }, { token, ...(host && { host }) });
    expect((await open(admin, '6001')).errorCode).toBe('5');
    expect((await open(member, '6001')).errorCode).toBe('5');
    expect((await open(retailMember, '6001', retailHost)).errorCode).toBe('5');
    expect(await list(admin)).toEqual([]);
  });

  test('who may not, and what may not be asked', async () => {
    const operator = await signIn(app, 'operator');
    for (const path of ['/api/CustAddress/GetList', '/api/CustAddress/GetModel'] as const) {
      expect((await app.call(path)).errorCode).toBe('2');
      expect((await app.call(path, {}, { token: operator })).errorCode).toBe('3');
    }
    expect((await app.call('/api/CustAddress/GetModel', { data: {} }, { token: buyer })).errorCode).toBe('4');
    // A session of one shop is none on another's host.
    expect((await app.call('/api/CustAddress/GetList', {}, { token: buyer, host: retailHost })).errorCode).toBe('2');
  });
});

describe('CustAddress/Add', () => {
  test('tidies, fills the area in, and leaves the default alone', async () => {
    const answer = await add(buyer);
    const made = (await list(buyer)).find((row) => row.addressId === answer.resultData.addressId);
    expect(made).toMatchObject({
      mobile: '13912345678',
      provinceCode: '440000',
      cityCode: '441900',
      areaText: '广东省东莞市',
      isDefault: false,
      version: 1,
    });
  });

  test('a street is named with the area, and may be left out', async () => {
    expect((await add(buyer, { streetCode: '' })).success).toBe(true);
    const { addressId } = (await add(buyer, { areaCode: '310117', streetCode: '310117105' })).resultData;
    const made = (await list(buyer)).find((row) => row.addressId === addressId);
    expect(made).toMatchObject({ areaCode: '310117', streetCode: '310117105', areaText: '上海市松江区新桥镇' });
    // The city that stands for its own county has streets of its own.
    expect((await add(buyer, { streetCode: '441900003' })).success).toBe(true);
    const data = { ...form, addressId, areaCode: '310117', version: made?.version };
    await app.call('/api/CustAddress/Edit', { data }, { token: buyer });
    const edited = (await list(buyer)).find((row) => row.addressId === addressId);
    expect(edited).toMatchObject({ streetCode: '', areaText: '上海市松江区' });
  });

  test('the first address becomes the default', async () => {
    await add(admin);
    expect(await list(admin)).toEqual([expect.objectContaining({ isDefault: true })]);
  });

  test.each([
    [{ receiver: '王' }, 'receiver', '请输入2-20个字的收货人姓名'],
    [{ receiver: undefined }, 'receiver', '请输入2-20个字的收货人姓名'],
    [{ mobile: '12345' }, 'mobile', '请输入正确的手机号码'],
    [{ mobile: '', telephone: '' }, 'mobile', '请输入正确的手机号码'],
    [{ telephone: '12' }, 'telephone', '固定电话格式不正确'],
    [{ areaCode: '' }, 'areaCode', '请选择完整的所在地区'],
    [{ areaCode: '310000' }, 'areaCode', '请选择完整的所在地区'],
    [{ areaCode: '999999' }, 'areaCode', '请选择完整的所在地区'],
    [{ provinceCode: '310000' }, 'areaCode', '请选择完整的所在地区'],
    [{ streetCode: '310117105' }, 'streetCode', '请选择完整的所在地区'],
    [{ streetCode: '441900999' }, 'streetCode', '请选择完整的所在地区'],
    [{ streetCode: '4419' }, 'streetCode', '请选择完整的所在地区'],
    [{ areaCode: '310117', streetCode: '110101001' }, 'streetCode', '请选择完整的所在地区'],
    [{ areaCode: '441900003' }, 'areaCode', '请选择完整的所在地区'],
    [{ address: '东城街道', streetCode: '441900003' }, 'address', '请输入5-120个字的详细地址'],
    [{ receiver: '张三\ud800' }, 'receiver', '请输入2-20个字的收货人姓名'],
    [{ address: '长安镇' }, 'address', '请输入5-120个字的详细地址'],
    [{ address: '广东省东莞市' }, 'address', '请输入5-120个字的详细地址'],
    [{ zipCode: '12' }, 'zipCode', '邮政编码格式不正确'],
  ])('refuses %o', async (fields, field, msg) => {
    expect(await add(buyer, fields)).toMatchObject({ errorCode: '4', errorMsg: msg, errorData: [{ field, msg }] });
  });

  test('a landline stands in for a mobile', async () => {
    expect((await add(buyer, { mobile: '', telephone: '0769-85318888' })).success).toBe(true);
  });

  test('only an administrator shares, and everyone of the enterprise sees it', async () => {
    expect((await add(buyer, { scope: 2 })).errorCode).toBe('3');
    expect((await add(member, { scope: 2 })).errorCode).toBe('3');
    const { addressId } = (await add(admin, { scope: 2 })).resultData;
    const seen = (await list(buyer)).find((row) => row.addressId === addressId);
    expect(seen).toMatchObject({ scope: 2, isEditable: false });
    expect((await list(member)).map((row) => row.addressId)).not.toContain(addressId);
    const removal = await app.call('/api/CustAddress/Delete', { data: { addressId } }, { token: buyer });
    expect(removal.errorCode).toBe('3');
    expect((await app.call('/api/CustAddress/SetDefault', { data: { addressId } }, { token: buyer })).success).toBe(
      true,
    );
    await app.call('/api/CustAddress/Delete', { data: { addressId } }, { token: admin });
    expect((await list(buyer)).some((row) => row.isDefault)).toBe(false);
    await app.call('/api/CustAddress/SetDefault', { data: { addressId: '6001' } }, { token: buyer });
  });

  test('fifty at most, also when added at once', async () => {
    const standing = (await list(member)).length;
    const answers = await Promise.all(Array.from({ length: 52 - standing }, () => add(member)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(50 - standing);
    expect(answers.find((answer) => !answer.success)?.errorMsg).toBe('最多可保存50个收货地址');
  });

  test('a repeated requestId makes one address', async () => {
    const requestId = 'aaaaaaaa-0000-4000-8000-000000000001';
    const first = await add(buyer, { requestId });
    const second = await add(buyer, { requestId });
    expect(second.resultData).toEqual(first.resultData);
  });
});

describe('CustAddress/Edit', () => {
  const edit = (token: string, data: unknown) => app.call('/api/CustAddress/Edit', { data }, { token });

  test('changes what was read, and refuses what somebody else changed', async () => {
    const { addressId } = (await add(buyer)).resultData;
    const first = await edit(buyer, { ...form, addressId, receiver: '李娜', version: 1 });
    expect(first.resultData).toEqual({ addressId, version: 2 });
    expect((await edit(buyer, { ...form, addressId, version: 1 })).errorCode).toBe('6');
    expect((await list(buyer)).find((row) => row.addressId === addressId)?.receiver).toBe('李娜');
  });

  test('can make it the default and take that back', async () => {
    const { addressId } = (await add(buyer)).resultData;
    await edit(buyer, { ...form, addressId, version: 1, isDefault: 1 });
    expect((await list(buyer))[0]).toMatchObject({ addressId, isDefault: true });
    await edit(buyer, { ...form, addressId, version: 2, isDefault: 0 });
    expect((await list(buyer)).some((row) => row.isDefault)).toBe(false);
    await app.call('/api/CustAddress/SetDefault', { data: { addressId: '6001' } }, { token: buyer });
  });

  test("needs a version; another's address is not there", async () => {
    expect(await edit(buyer, { ...form, addressId: '6002' })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'version' }],
    });
    expect((await edit(member, { ...form, addressId: '6002', version: 1 })).errorCode).toBe('5');
    expect((await edit(admin, { ...form, addressId: '6002', version: 1 })).errorCode).toBe('5');
  });
});

describe('CustAddress/Delete and SetDefault', () => {
  test('the newest left takes the place of a deleted default', async () => {
    const older = (await add(admin)).resultData.addressId;
    const newer = (await add(admin)).resultData.addressId;
    await app.call('/api/CustAddress/SetDefault', { data: { addressId: older } }, { token: admin });
    await app.call('/api/CustAddress/Delete', { data: { addressId: older } }, { token: admin });
    expect((await list(admin))[0]).toMatchObject({ addressId: newer, isDefault: true });
  });

  test("another's address is not there, twice deleted neither", async () => {
    for (const path of ['/api/CustAddress/Delete', '/api/CustAddress/SetDefault'] as const) {
      expect((await app.call(path, { data: { addressId: '6002' } }, { token: member })).errorCode).toBe('5');
      expect(
        (await app.call(path, { data: { addressId: '6002' } }, { token: retailMember, host: retailHost })).errorCode,
      ).toBe('5');
    }
  });

  test('who may not', async () => {
    const finance = await signIn(app, 'finance');
    for (const action of ['Add', 'Edit', 'Delete', 'SetDefault'] as const) {
      const path = `/api/CustAddress/${action}` as const;
      expect((await app.call(path, {})).errorCode).toBe('2');
      expect((await app.call(path, {}, { token: finance })).errorCode).toBe('3');
      expect((await app.call(path, { data: { addressId: 'x' } }, { token: buyer })).errorCode).toBe('4');
    }
  });
});

describe('the door', () => {
  const as = <T>(actor: Partial<Actor> | null, fn: (ctx: Ctx) => Promise<T>) =>
    inShop(app, '1001', (ctx) => fn({ ...ctx, actor: actor as Actor | null }));
  const demoBuyer = { accountType: accountTypes.buyer, userId: '4002', customerId: '2001' };
  const operator = { accountType: accountTypes.operator, userId: '', customerId: '' };

  test('getAddress gives the snapshot of an address the caller sees', async () => {
    expect(await as(demoBuyer, (ctx) => getAddress(ctx, '6001'))).toMatchObject({
      receiver: '陈思远',
      areaText: '上海市松江区',
      streetCode: '',
      address: '新桥镇民益路201号 2号仓',
    });
    for (const actor of [null, { userId: '4001', customerId: '2001' }, { userId: '4002', customerId: '2002' }]) {
      await expect(as(actor, (ctx) => getAddress(ctx, '6001'))).rejects.toMatchObject({ code: '3007' });
    }
  });

  test('findDefaultAddress and getCustomer', async () => {
    expect(await as(demoBuyer, findDefaultAddress)).toMatchObject({ addressId: '6001' });
    expect(await as(null, findDefaultAddress)).toBeUndefined();
    expect(await as(operator, findDefaultAddress)).toBeUndefined();
    expect(await as(null, (ctx) => getCustomer(ctx, '2001'))).toMatchObject({ customerType: customerTypes.enterprise });
    await expect(as(null, (ctx) => getCustomer(ctx, '1'))).rejects.toMatchObject({ code: '5' });
  });
});
