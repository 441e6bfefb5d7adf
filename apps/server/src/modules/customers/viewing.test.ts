import { endpointOf, contract } from '@jicai/contract/index.ts';
import { viewingCalls } from '@jicai/contract/people/viewing-calls.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { fillDraft } from '../../../test/filled-call.ts';
import { honestBodies } from '../../../test/hostile-bodies.ts';
import { readRecordNames } from '../../../test/record-names.ts';
import { readShown, recordFinder } from '../../../test/shown-records.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { users } from '../../db/tables/accounts.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { sweepOnce } from '../../worker/sweep.ts';

const app = useTestApp(seedCredit);
const customerId = '2001';
const start = new Date('2026-11-21T02:00:00Z');
let operator: CallOptions = {};
let buyer: CallOptions = {};

type Path = Parameters<typeof app.call>[0];
const paths = Object.keys(contract) as Path[];
const startAs = (data: object, who: CallOptions = operator) => app.call('/api/OpsCustomer/StartViewing', { data }, who);
const members = async () =>
  (await app.call('/api/OpsCustomer/GetMemberPage', { reqData: { customerId }, pageSize: 100 }, operator)).resultData;
const memberId = async (accountNo: string) => (await members()).find((one) => one.accountNo === accountNo)?.userId;
const viewing = async (accountNo = 'buyer'): Promise<CallOptions> => {
  const { resultData } = await startAs({ customerId, userId: await memberId(accountNo) });
  return { token: resultData.token };
};
const records = async () => {
  const page = await app.call('/api/OpsCustomer/GetHistory', { data: { customerId } }, operator);
  return page.resultData.map(({ act, userName, changes }) => ({
    act,
    userName,
    told: changes.map(({ name, to }) => `${name} ${to}`).join('；'),
  }));
};

beforeEach(async () => {
  app.setNow(start);
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
});

describe('seeing the shop as a customer', () => {
  test('has his prices, his cart and his orders, and the menu that he has', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 10_000, stock: 100 });
    const addressId = await buildAddress(app, buyer);
    const { tradeNo } = await buildTrade(app, { ...buyer, addressId, items: [{ itemId, qty: 1 }] });
    await app.call('/api/ShopCart/Add', { data: { items: [{ itemId, chartQty: 3 }] } }, buyer);
    const asBuyer = await viewing();
    const same: [Path, object][] = [
      ['/api/ShopCart/GetList', {}],
      ['/api/Product/GetSkuModel', { data: { itemId } }],
      ['/api/KamFunction/GetUserByFunction', {}],
      ['/api/ShopOrder/GetPage', { searchKey: tradeNo }],
    ];
    for (const [path, body] of same) {
      const own = await app.call(path, body, buyer);
      expect(own.success, path).toBe(true);
      expect(await app.call(path, body, asBuyer), path).toEqual(own);
    }
  });

  test('without a name it is the company administrator; the banner knows whom and how long', async () => {
    const { resultData } = await startAs({ customerId });
    expect(resultData.userId).toBe(await memberId('admin'));
    app.setNow(new Date(start.getTime() + 10 * minuteMs));
    const banner = await app.call('/api/OpsCustomer/GetViewing', {}, { token: resultData.token });
    expect(banner.resultData).toMatchObject({ customerId, userName: resultData.userName, leftSec: 1200 });
    expect((await app.call('/api/OpsCustomer/GetViewing', {}, buyer)).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsCustomer/EndViewing', {}, buyer)).errorCode).toBe(errorCodes.forbidden);
  });

  test('nothing can be done, paid, uploaded or taken away: every other call is refused before its body is read', async () => {
    const asBuyer = await viewing('admin');
    const others = paths.filter((path) => !viewingCalls.includes(path) && path !== '/api/File/Upload');
    expect(others.length).toBeGreaterThan(200);
    for (const path of others) {
      const answer = await app.call(path, {}, asBuyer);
      expect(answer.errorCode, path).toBe(errorCodes.viewingOnly);
      const isRead = /\/Get\w*$/.test(path);
      expect(answer.errorMsg).toBe(isRead ? '查看客户所见时不显示这部分内容' : '正在查看客户所见，只能查看，不能操作');
    }
    const upload = await app.fastify.inject({
      method: 'POST',
      url: '/api/File/Upload',
      headers: {
        host: 'business.localhost',
        authtoken: asBuyer.token!,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload:
        '--x\r\ncontent-disposition: form-data; name="bizType"\r\n\r\navatar\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n--x--\r\n',
    });
    expect(upload.json().errorCode).toBe(errorCodes.viewingOnly);
  });

  test('the reads that are shown write nothing: each runs in a transaction that could not', async () => {
    const asBuyer = await viewing('admin');
    const token = asBuyer.token ?? '';
    const known = await readRecordNames(app);
    const shown = await readShown(app, 'admin', await signIn(app, 'admin'));
    const caller = { shown, seek: recordFinder(shown), token };
    for (const path of viewingCalls.filter((one) => !one.startsWith('/api/OpsCustomer/'))) {
      const bodies = fc.sample(honestBodies(endpointOf(path), known), { seed: 7, numRuns: 4 });
      for (const [pick, body] of bodies.entries()) {
        const answer = await app.call(path, await fillDraft(app, path, { body, isWild: false, pick }, caller), asBuyer);
        expect(answer.status, path).toBe(200);
        expect(answer.errorCode, path).not.toBe(errorCodes.viewingOnly);
        expect(answer.errorCode, path).not.toBe(errorCodes.signedOut);
      }
    }
  });

  test('leaves no trace of the member: neither his last login nor his sessions', async () => {
    const traces = async () => ({
      login: (await members()).find((one) => one.accountNo === 'buyer')?.lastLoginTime,
      sessions: (await app.call('/api/Account/GetSessions', {}, buyer)).resultData,
    });
    const before = await traces();
    const asBuyer = await viewing();
    app.setNow(new Date(start.getTime() + 6 * minuteMs));
    await app.call('/api/ShopCart/GetList', {}, asBuyer);
    app.setNow(start);
    expect(await traces()).toEqual(before);
  });
});

describe('it ends', () => {
  const isOpen = async (who: CallOptions) => (await app.call('/api/ShopCart/GetList', {}, who)).success;

  test('by leaving, which the log tells with who and whom', async () => {
    const asBuyer = await viewing();
    expect((await app.call('/api/OpsCustomer/EndViewing', {}, asBuyer)).success).toBe(true);
    expect(await isOpen(asBuyer)).toBe(false);
    expect(await isOpen(buyer)).toBe(true);
    const [end, begin] = await records();
    const { userName } = (await app.call('/api/OpsSelf/GetModel', {}, operator)).resultData;
    expect(begin).toMatchObject({
      act: '开始查看客户所见',
      userName,
      told: expect.stringMatching(/（buyer）.*10:30:00/),
    });
    expect(end).toMatchObject({
      act: '结束查看客户所见',
      userName,
      told: expect.stringMatching(/（buyer）；结束方式 退出/),
    });
  });

  test('with the sign-out of the operator, which the log tells at once', async () => {
    const own = { token: await signIn(app, 'operator') };
    const asBuyer = { token: (await startAs({ customerId }, own)).resultData.token };
    expect(await isOpen(asBuyer)).toBe(true);
    expect((await app.call('/api/Account/Logout', {}, own)).success).toBe(true);
    expect(await isOpen(asBuyer)).toBe(false);
    const [end] = await records();
    expect(end).toMatchObject({ act: '结束查看客户所见' });
    expect(end?.told).toContain('退出登录');
  });

  test('after half an hour, and the log says so', async () => {
    const asBuyer = await viewing();
    app.setNow(new Date(start.getTime() + 30 * minuteMs));
    expect(await isOpen(asBuyer)).toBe(false);
    await sweepOnce(app.deps);
    expect((await records())[0]).toMatchObject({
      act: '结束查看客户所见',
      told: expect.stringContaining('结束方式 到期'),
    });
  });

  test('with the next one, with the session of the operator, and with his right', async () => {
    const first = await viewing();
    const next = await viewing('admin');
    expect(await isOpen(first)).toBe(false);
    expect(await isOpen(next)).toBe(true);
    await app.call('/api/Account/Logout', {}, operator);
    expect(await isOpen(next)).toBe(false);

    const staff = await buildStaff(app, { permissions: ['ops.customer.viewing'] });
    const { token } = (await startAs({ customerId }, { token: staff.token })).resultData;
    expect(await isOpen({ token })).toBe(true);
    await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx
        .update(users)
        .set({ shopRoles: [] })
        .where(and(eq(users.companyId, businessCompanyId), eq(users.id, staff.userId))),
    );
    expect(await isOpen({ token })).toBe(false);
  });

  test('when the member or the company may not sign in any more', async () => {
    const asBuyer = await viewing();
    const { version } = (await app.call('/api/OpsCustomer/GetModel', { data: { customerId } }, operator)).resultData;
    const setState = (isActive: boolean, at: number) =>
      app.call(
        '/api/OpsCustomer/SetState',
        { data: { customerId, version: at, isActive, reason: '长期欠款', requestId: crypto.randomUUID() } },
        operator,
      );
    await setState(false, version);
    expect(await isOpen(asBuyer)).toBe(false);
    expect(await startAs({ customerId, userId: '1' })).toMatchObject({ success: false });
    expect((await startAs({ customerId })).errorMsg).toBe('该客户已停用');
    await setState(true, version + 1);
  });
});

test('nobody else begins one, and nobody is seen through another company', async () => {
  const member = await memberId('buyer');
  const onlyViews = await buildStaff(app, { permissions: ['ops.customer.view'] });
  const supplier = { token: await signIn(app, 'supplier') };
  const data = { customerId, userId: member };
  for (const who of [buyer, supplier, { token: onlyViews.token }])
    expect((await startAs(data, who)).errorCode).toBe(errorCodes.forbidden);
  expect((await startAs(data, {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await startAs(data, retail)).errorCode).toBe(errorCodes.notFound);
  expect((await startAs({ customerId, userId: '999' })).errorCode).toBe(errorCodes.notFound);
  expect((await startAs({ customerId: '2002' })).errorCode).toBe(errorCodes.notFound);
  const asBuyer = await viewing();
  expect((await startAs(data, asBuyer)).errorCode).toBe(errorCodes.viewingOnly);
});
