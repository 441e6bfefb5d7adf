import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { directoryFaultTexts } from '@jicai/domain/people/directory/directory.ts';
import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildUser, roleIdOf } from '../../../test/build-user.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { fillWecom, useDirectory } from '../../../test/use-directory.ts';
import { connectSignOn } from '../../../test/use-sign-on.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
let vendors: VendorDouble;
const token = {} as Record<DemoAccount, string>;
let directory: ReturnType<typeof useDirectory>;
let create = {};

const told = async () =>
  (await directory.lines()).map(({ kind, title, before, after, isChosen }) => [kind, title, before, after, isChosen]);
const link = (subject: string, userId: string) =>
  rowsOf(
    app,
    `insert into sign_on_identities (company_id, id, connection_id, subject, account_id, created_at)
     select u.company_id, u.id, c.id, '${subject}', u.account_id, now()
     from users u join sign_on_connections c on c.company_id = u.company_id and c.customer_id = u.customer_id
     where u.company_id = 1001 and u.id = ${userId}`,
  );

beforeAll(async () => {
  vendors = await startVendorDouble();
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    token[who] = await signIn(app, who);
  directory = useDirectory(app, vendors, () => token.admin);
  create = { admission: 'create', roleId: await roleIdOf(app, 'buyer') };
});
afterAll(() => vendors.close());
beforeEach(async () => {
  app.setNow(testStart);
  fillWecom(vendors);
  await directory.forget();
  await directory.connect(create);
});

test('a preview says what would change, and writes nothing but itself', async () => {
  const state = () => rowsOf(app, 'select id, org_id, name, version from users order by id');
  const before = [await state(), await rowsOf(app, 'select * from org_units order by id')];
  expect(await directory.preview()).toMatchObject({
    state: syncStates.ready,
    isOpen: true,
    isWhole: true,
    readCount: 4,
    expireTime: '2026-11-21 10:30:00',
  });
  expect(await told()).toEqual([
    ['departmentLinked', '制造一部', '制造一部', '制造一部', true],
    ['departmentNew', '一车间', '', '制造一部 / 一车间', true],
    ['personNew', '<b>赵</b>', '', '', true],
    ['personNew', '李小雨', '', '制造一部 / 一车间', true],
    ['personNew', '王大力', '', '制造一部', true],
    ['personLinked', '陈思远', '陈思远', '陈思远', true],
    ['personMoved', '陈思远', '制造一部', '制造一部 / 一车间', true],
  ]);
  expect([await state(), await rowsOf(app, 'select * from org_units order by id')]).toEqual(before);
  expect(await directory.lines('personNew', { searchKey: '李小' })).toMatchObject([{ title: '李小雨' }]);
  expect((await directory.sync()).sync?.counts).toContainEqual({
    kind: 'personNew',
    total: 3,
    chosen: 3,
    done: 0,
    refused: 0,
  });
});

test('钉钉 is read page by page, and its people are known by the mobile that was proved', async () => {
  Object.assign(vendors.dingtalk, {
    departments: [{ id: 20, name: '采购部', parentId: 1 }],
    people: [
      { unionId: 'u-chen', nick: '陈思远', mobile: '13800100002', departments: [20] },
      ...Array.from({ length: 230 }, (_, at) => ({
        unionId: `u${at}`,
        nick: `员工${'甲乙丙丁'[at % 4]}`,
        departments: [20],
      })),
    ],
  });
  const values = { corpId: 'ding-corp', clientId: 'ding-app', clientSecret: 'ding-secret' };
  await connectSignOn(app, { vendors, token: token.admin, kind: 'DINGTALK', values, ...create });
  expect(await directory.preview()).toMatchObject({ state: syncStates.ready, readCount: 231 });
  expect(await directory.lines('personLinked')).toMatchObject([{ title: '陈思远' }]);
  expect((await directory.sync()).sync?.counts).toContainEqual(
    expect.objectContaining({ kind: 'personNew', total: 230 }),
  );
});

test('who is not known gets no account where only known ones are let in', async () => {
  await directory.connect({ admission: 'link' });
  await directory.preview();
  const conflicts = await directory.lines('conflict');
  expect(conflicts.map(({ title, reasonText }) => [title, reasonText])).toContainEqual([
    '李小雨',
    '商城没有该成员，按设置只限已有账号',
  ]);
  expect(await directory.lines('personNew')).toEqual([]);
});

describe('who is not in the list', () => {
  test('is proposed to be stopped once the vendor says that he left, with what waits for him', async () => {
    const left = await buildUser(app, { token: token.admin });
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
      app,
      "select u.id::text from users u join accounts a on a.id = u.account_id and a.company_id = u.company_id where a.account_no = 'buyer' and u.company_id = 1001",
    );
    const [{ admin } = { admin: '' }] = await rowsOf<{ admin: string }>(
      app,
      "select u.id::text as admin from users u join accounts a on a.id = u.account_id and a.company_id = u.company_id where a.account_no = 'admin' and u.company_id = 1001",
    );
    await link('left', left.userId);
    await link('chen', id);
    await link('boss', admin);
    // The administrator is not listed either: he is never proposed, and nobody becomes many by him.
    vendors.wecom.people.push({ userid: 'far', name: '范围之外', department: [9] });
    await directory.preview();
    expect(await directory.lines('personGone')).toMatchObject([
      {
        title: '林小满',
        waitingApprovals: 0,
        openOrders: 0,
        isChosen: false,
        reasonText: expect.stringContaining('离职人数过多'),
      },
    ]);
    expect(await directory.lines('conflict')).toContainEqual(
      expect.objectContaining({ reasonText: '通讯录中没有您本人，不能停用自己' }),
    );
  });

  test('and only outside of what the app sees, is not taken for gone', async () => {
    const colleague = await buildUser(app, { token: token.admin });
    await link('wang', colleague.userId);
    vendors.wecom.range = { departments: [3], users: [] };
    expect(await directory.preview()).toMatchObject({ isWhole: false, unseenPeople: 1, readCount: 2 });
    expect(await directory.lines('personGone')).toEqual([]);
    vendors.wecom.range = { departments: [3], users: ['wang'] };
    expect(await directory.preview()).toMatchObject({ isWhole: false, unseenPeople: 0, readCount: 3 });
  });
});

describe('a vendor in trouble', () => {
  const fails = async (why: keyof typeof directoryFaultTexts) => {
    expect(await directory.preview()).toMatchObject({ state: syncStates.failed, reason: directoryFaultTexts[why] });
    expect(await directory.lines()).toEqual([]);
  };
  test.each([
    ['unreachable', { status: 503, stays: true }],
    ['busy', { code: '45009', stays: true }],
    ['noRights', { code: '48002', stays: true }],
    ['refused', { code: '40001', stays: true }],
    ['unreachable', { isLost: true, stays: true }],
  ] as const)('is told as %s, and nothing is kept', async (why, fault) => {
    vendors.wecom.nextFault = fault;
    await fails(why);
  });

  test('for a moment, or with a token that is over, is asked again', async () => {
    vendors.wecom.nextFault = { status: 502 };
    expect(await directory.preview()).toMatchObject({ state: syncStates.ready });
    vendors.wecom.nextFault = { code: '42001', path: '/cgi-bin/user/list' };
    expect(await directory.preview()).toMatchObject({ state: syncStates.ready });
  });

  test('that is late, or whose departments stand below each other, is given up', async () => {
    vendors.wecom.departments = [
      { id: 2, name: '甲', parentid: 3 },
      { id: 3, name: '乙', parentid: 2 },
    ];
    await fails('circle');
    fillWecom(vendors);
    // The vendor is not waited for here as long as it is elsewhere.
    const open = app.deps.signOn.open;
    app.deps.signOn.open = (kind, settings) => open(kind, { ...settings, waitMs: 200 });
    vendors.wecom.nextFault = { isSilent: true, silentMs: 2000 };
    await fails('late');
    app.deps.signOn.open = open;
  });
});

test('one at a time, by who may set the connection up, of his own enterprise', async () => {
  const body = { data: { requestId: randomUUID(), syncId: '1' }, reqData: { syncId: '1' } };
  const paths = ['/api/CustSignOn/GetSync', '/api/CustSignOn/PreviewSync', '/api/CustSignOn/GetSyncLines'] as const;
  for (const path of paths) {
    expect((await app.call(path, body)).errorCode).toBe(errorCodes.signedOut);
    expect((await app.call(path, body, { token: token.admin, host: retailHost })).errorCode).toBe(errorCodes.signedOut);
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect((await app.call(path, body, { token: token[who] })).errorCode).toBe(errorCodes.forbidden);
  }
  const begin = () =>
    app.call('/api/CustSignOn/PreviewSync', { data: { requestId: randomUUID() } }, { token: token.admin });
  const { resultData } = await begin();
  expect((await begin()).errorCode).toBe(errorCodes.repeated);
  await runDueOnce(app.deps);
  // That of another enterprise is not there.
  const { syncId } = resultData;
  await rowsOf(
    app,
    `insert into customers (company_id, id, name, customer_type, state, created_at, updated_at)
     values (1001, 990003, '又一家企业', 1, 1, now(), now()) on conflict do nothing`,
  );
  await rowsOf(app, 'update directory_syncs set customer_id = 990003');
  expect((await directory.sync()).sync).toBeNull();
  const asked = { reqData: { syncId } };
  expect((await app.call('/api/CustSignOn/GetSyncLines', asked, { token: token.admin })).errorCode).toBe(
    errorCodes.notFound,
  );
  await rowsOf(app, 'delete from sign_on_connections');
  expect((await begin()).errorCode).toBe(errorCodes.notFound);
});
