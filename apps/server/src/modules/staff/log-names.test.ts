import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildBrand, buildSku } from '../../../test/build-goods.ts';
import { buildRegistration } from '../../../test/build-registration.ts';
import { buildPaidOrder, shipSome } from '../../../test/build-return.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, useTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { md5Of } from '../auth/index.ts';
import { readKinds, selectNames } from './log-names.store.ts';

const app = useTestApp();
let operator = { token: '' };
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const log = async (reqData: object = {}) => (await app.call('/api/OpsLog/GetPage', { reqData }, operator)).resultData;
const newest = async (reqData: object = {}) => (await log(reqData))[0];
const command = async (path: Parameters<typeof app.call>[0], data: object) => {
  const answer = await app.call(path, { data: { ...data, requestId: randomUUID() } }, operator);
  expect(answer.success, `${path} ${answer.errorMsg}`).toBe(true);
  return answer;
};

test('a parcel is told by its waybill, its carrier and the goods in it', async () => {
  const sku = await buildSku(app.deps, businessCompanyId, { itemName: '记号笔' });
  const buyer = await signIn(app, 'buyer');
  const addressId = await buildAddress(app, { token: buyer });
  const items = [{ itemId: sku.itemId, qty: 1 }];
  const order = await buildPaidOrder(app, { token: buyer, addressId, items, operator: operator.token });
  await shipSome(app, order.orderNo, operator);
  const told = Object.fromEntries((await newest({ area: 'order' }))?.changes.map(({ name, to }) => [name, to]) ?? []);
  expect(told).toMatchObject({ 物流公司: '顺丰速运', 运单号: 'SF1234567890', 包裹: 'SF1234567890' });
  expect(told['商品明细']).toMatch(/记号笔 \S+，数量 1$/);
});

test('what a record is about has a name, also when it is gone', async () => {
  const { supplierId } = await buildSku(app.deps, businessCompanyId);
  const address = { supplierId, receiver: '仓库', mobile: '13800100009', areaCode: '310117', address: '新桥路 1 号' };
  const saved = await app.call(
    '/api/OpsReturn/SaveAddress',
    { data: { ...address, isDefault: true, requestId: randomUUID() } },
    operator,
  );
  expect(await newest()).toMatchObject({ subjectName: '退货地址', subject: expect.stringMatching(/市.*新桥路 1 号$/) });
  const { addressId } = saved.resultData;
  await command('/api/OpsReturn/DeleteAddress', { addressId });
  expect((await newest())?.subject).toBe('新桥路 1 号');
  expect((await newest())?.changes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['收件人', '手机号', '地区', '地址', '供应商']),
  );

  const brandId = await buildBrand(app.deps, businessCompanyId, '晨光');
  await command('/api/OpsBrand/Delete', { brandId });
  expect(await newest()).toMatchObject({ act: '删除品牌', subjectName: '品牌', subject: '晨光' });

  await buildRegistration(app, 77);
  const [waiting] = (await app.call('/api/OpsCustomer/GetRegisterPage', {}, operator)).resultData;
  await command('/api/OpsCustomer/GetRegisterContact', { registerId: waiting?.registerId });
  expect(await newest()).toMatchObject({ subjectName: '入驻申请', subject: waiting?.customerName });
});

test('every kind of name can be read', async () => {
  await inShop(app, businessCompanyId, async (ctx) => {
    for (const kind of readKinds) expect(await selectNames(ctx, kind, ['1']), kind).toEqual([]);
  });
});

test('signing in, failing, signing out and a new password of the shop side leave lines; passwords and buyers none', async () => {
  const logIn = async (accountNo: string, password: string) =>
    app.call('/api/Account/Login', { accountNo, accountPwd: md5Of(password) });
  const supplier = await signIn(app, 'supplier');
  for (let n = 0; n < 2; n += 1) expect((await logIn('supplier', 'Wrong-77')).errorCode).toBe(errorCodes.wrongLogin);
  await logIn('buyer', 'Wrong-77');
  await signIn(app, 'buyer');
  const [oldPwd, newPwd] = [md5Of(demoPassword), md5Of('Xy7-new-supplier')];
  const changed = await app.call('/api/Account/RevisePwd', { data: { oldPwd, newPwd } }, { token: supplier });
  expect(changed.success).toBe(true);
  await app.call('/api/Account/Logout', {}, { token: changed.resultData.token });
  const lines = (await log({ area: 'sign' })).filter(({ userName }) => userName !== '商城运营');
  expect(lines.map(({ act }) => act)).toEqual(['退出登录', '修改自己的密码', '登录失败', '登录失败', '登录']);
  expect(new Set(lines.map(({ ip, subjectName }) => `${subjectName} ${ip}`))).toEqual(new Set(['后台用户 127.0.0.1']));
  expect(lines[2]?.changes).toEqual([{ field: 'reason', name: '原因', from: '', to: '密码不正确' }]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp([demoPassword, oldPwd, newPwd, md5Of('Wrong-77')].join('|')));
});

test('what is tried while the lockout lasts leaves no line', async () => {
  const before = (await log({ area: 'sign' })).length;
  const { resultData } = await app.call('/api/Account/GetCaptcha', {});
  expect(resultData.captchaId).toBeTruthy();
  for (let n = 0; n < 8; n += 1)
    await app.call('/api/Account/Login', { accountNo: 'supplier', accountPwd: md5Of(`Wrong-${n}`) });
  expect((await log({ area: 'sign' })).length - before).toBeLessThanOrEqual(5);
});

test('an account that is not there leaves a line for each name, told in part, and no more than a shop can read', async () => {
  const tryAs = async (accountNo: string, remoteAddress: string) => {
    const data = { accountNo, accountPwd: md5Of('Wrong-77') };
    const call = { method: 'POST' as const, url: '/api/Account/Login', headers: { host: businessHost }, payload: data };
    return (await app.fastify.inject({ ...call, remoteAddress })).json<{ errorCode: string }>().errorCode;
  };
  const unknown = async () => {
    const asked = { reqData: { area: 'sign' as const }, pageSize: 100 };
    const { resultData } = await app.call('/api/OpsLog/GetPage', asked, operator);
    return resultData.filter(({ userName }) => userName === '未登录');
  };
  for (let n = 0; n < 3; n += 1) expect(await tryAs('nobody-here', '10.0.0.1')).toBe(errorCodes.wrongLogin);
  expect(await unknown()).toMatchObject([
    { act: '登录失败', subjectName: '账号', subject: 'nob***', ip: '10.0.0.1', changes: [{ to: '账号不存在' }] },
  ]);
  for (let n = 0; n < 12; n += 1) await tryAs(`other-${n}`, '10.0.0.2');
  expect(await unknown()).toHaveLength(11);
  for (let n = 0; n < 25; n += 1) await tryAs(`more-${n}`, `10.0.1.${n}`);
  const lines = await unknown();
  expect(lines).toHaveLength(30);
  expect(lines[0]?.changes[0]?.to).toMatch('其后的不再记录');
});
