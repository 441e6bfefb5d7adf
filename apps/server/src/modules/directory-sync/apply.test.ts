import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { accountStates } from '@jicai/domain/people/account-types.ts';
import { directoryFaultTexts } from '@jicai/domain/people/directory/directory.ts';
import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildUser, roleIdOf, settleIn } from '../../../test/build-user.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { fillWecom, useDirectory } from '../../../test/use-directory.ts';
import { openBrowser, signOn } from '../../../test/use-sign-on.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp();
let vendors: VendorDouble;
const token = {} as Record<DemoAccount, string>;
let directory: ReturnType<typeof useDirectory>;

interface Member {
  name: string;
  org: string | null;
  state: number;
  subject: string | null;
}
/** Who is linked, with his department. */
const linked = () =>
  rowsOf<Member & Record<string, unknown>>(
    app,
    `select u.name, o.name as org, a.state, i.subject from sign_on_identities i
     join accounts a on a.company_id = i.company_id and a.id = i.account_id
     join users u on u.company_id = i.company_id and u.account_id = a.id
     left join org_units o on o.company_id = i.company_id and o.id = u.org_id order by i.subject`,
  );
const kinds = async () => (await directory.lines()).map(({ kind, title }) => `${kind} ${title}`);
const run = async () => {
  const answer = await directory.apply();
  expect(answer).toMatchObject({ success: true });
  await runDueOnce(app.deps);
  return (await directory.sync()).sync;
};

beforeAll(async () => {
  vendors = await startVendorDouble();
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    token[who] = await signIn(app, who);
  directory = useDirectory(app, vendors, () => token.admin);
});
afterAll(() => vendors.close());
beforeEach(async () => {
  app.setNow(testStart);
  token.admin = await signIn(app, 'admin');
  fillWecom(vendors);
  vendors.wecom.trustedHost = businessHost;
  await directory.forget();
  await directory.connect({ admission: 'create', roleId: await roleIdOf(app, 'buyer') });
});

test('what was previewed is done, the first scan lets people in, and a second preview finds nothing', async () => {
  await directory.preview();
  expect(await run()).toMatchObject({ state: syncStates.done, isOpen: false, endTime: '2026-11-21 10:00:00' });
  expect(await linked()).toEqual([
    { name: '陈思远', org: '一车间', state: accountStates.active, subject: 'chen' },
    { name: '李小雨', org: '一车间', state: accountStates.active, subject: 'li' },
    { name: '王大力', org: '制造一部', state: accountStates.active, subject: 'wang' },
    { name: '企业成员', org: null, state: accountStates.active, subject: 'zhao' },
  ]);
  const [account] = await rowsOf(app, "select account_no from accounts where account_no = 'lixiaoyu'");
  expect(account).toEqual({ account_no: 'lixiaoyu' });
  expect(await signOn(openBrowser(app), 'wang')).toMatchObject({ resultData: { signedIn: { userName: '王大力' } } });
  const records = await rowsOf<{ subject: string }>(
    app,
    "select subject from audit_records where path = '/api/CustSignOn/ApplySync' and subject not like 'signOn %'",
  );
  expect(records.length).toBe(7);
  await directory.preview();
  expect(await directory.lines()).toEqual([]);
});

test('a line without a tick is left out, and who left is stopped with his sessions, never deleted', async () => {
  const left = await buildUser(app, { token: token.admin });
  const session = await settleIn(app, left);
  await rowsOf(
    app,
    `insert into sign_on_identities (company_id, id, connection_id, subject, account_id, created_at)
     select u.company_id, u.id, c.id, 'left', u.account_id, now()
     from users u join sign_on_connections c on c.company_id = u.company_id and c.customer_id = u.customer_id
     where u.company_id = 1001 and u.id = ${left.userId}`,
  );
  await directory.preview();
  // One of one is more than a third: it is ticked by hand.
  await directory.choose({ kind: 'personGone', isChosen: true });
  for (const kind of ['personNew', 'personLinked', 'personMoved'] as const)
    await directory.choose({ kind, isChosen: false });
  const [linking] = await directory.lines('departmentLinked');
  await directory.choose({ lineNos: [linking?.lineNo ?? 0], isChosen: false });
  const done = await run();
  expect(done).toMatchObject({ state: syncStates.done });
  expect(await linked()).toEqual([{ name: '林小满', org: '制造一部', state: accountStates.disabled, subject: 'left' }]);
  expect((await app.call('/api/Account/GetUserInfo', {}, { token: session })).errorCode).toBe(errorCodes.signedOut);
  // What stands below the department that was left out could not be made.
  expect(await directory.lines('departmentNew')).toMatchObject([{ state: 'refused', outcome: '上级部门没有同步' }]);
});

test('departments that are renamed, moved and gone follow; one by hand stays', async () => {
  vendors.wecom.departments.push({ id: 4, name: '临时组', parentid: 1 });
  await directory.preview();
  await run();
  vendors.wecom.departments = [
    { id: 2, name: '制造一部', parentid: 1, order: 20 },
    { id: 3, name: '二车间', parentid: 1, order: 10 },
  ];
  vendors.wecom.people = vendors.wecom.people.filter(({ userid }) => userid !== 'wang');
  await directory.preview();
  expect(await kinds()).toEqual(['departmentMoved 二车间', 'personGone 王大力', 'departmentGone 临时组']);
  expect(await run()).toMatchObject({ state: syncStates.done });
  const units = await rowsOf(
    app,
    "select name, directory_id from org_units where company_id = 1001 and (directory_id is not null or name in ('临时组', '制造二部')) order by name",
  );
  expect(units).toEqual([
    { name: '二车间', directory_id: '3' },
    { name: '制造一部', directory_id: '2' },
    { name: '制造二部', directory_id: null },
  ]);
  expect(await linked()).toContainEqual({
    name: '王大力',
    org: '制造一部',
    state: accountStates.disabled,
    subject: 'wang',
  });
});

test('once the enterprise, the connection or the list has changed, or half an hour is over, nothing is written', async () => {
  const stale = { errorCode: errorCodes.outdated, errorMsg: directoryFaultTexts.changed };
  await directory.preview();
  await buildUser(app, { token: token.admin });
  expect(await directory.apply()).toMatchObject(stale);
  await directory.preview();
  await directory.connect({ isOnly: true });
  expect((await directory.apply()).errorCode).toBe(errorCodes.outdated);
  await directory.connect({ admission: 'create', roleId: await roleIdOf(app, 'buyer') });
  await directory.preview();
  vendors.wecom.people.push({ userid: 'new', name: '新来的人', department: [2] });
  expect((await directory.apply()).success).toBe(true);
  // It was begun: a second one is too late.
  expect((await directory.apply()).errorCode).toBe(errorCodes.outdated);
  await runDueOnce(app.deps);
  expect((await directory.sync()).sync).toMatchObject({
    state: syncStates.failed,
    reason: directoryFaultTexts.changed,
  });
  await directory.preview();
  app.setNow(new Date(testStart.getTime() + 31 * 60_000));
  token.admin = await signIn(app, 'admin');
  expect((await directory.apply()).errorMsg).toBe('预览已过期或已执行，请重新预览');
  expect((await directory.choose({ kind: 'personNew', isChosen: false })).errorCode).toBe(errorCodes.outdated);
  expect(await linked()).toEqual([]);
});

test('what was begun is finished after a crash, and nothing is done twice; who signed in meanwhile is one person', async () => {
  await directory.preview();
  await directory.apply();
  const users = async () => (await rowsOf(app, 'select id from users')).length;
  const before = await users();
  const { length } = await directory.lines('personNew');
  expect(length).toBeGreaterThan(0);
  // The departments are done, one line of people, and the process ended.
  await runDueOnce(app.deps);
  expect(await users()).toBe(before + length);
  await rowsOf(app, "update directory_syncs set state = 'applying', ended_at = null");
  await rowsOf(app, "update directory_sync_lines set state = 'planned' where kind like 'person%'");
  await rowsOf(app, "update outbox set done_at = null, due_at = now() where kind = 'directory.apply'");
  await runDueOnce(app.deps);
  expect(await users()).toBe(before + length);
  expect((await linked()).length).toBe(4);
});

test('a mobile that somebody takes at the same time leaves out one line, not the others', async () => {
  Object.assign(vendors.dingtalk, {
    departments: [],
    people: ['1', '2', '3'].map((at) => ({ unionId: `u${at}`, nick: '钱多多', mobile: `1370000000${at}` })),
  });
  const values = { corpId: 'ding-corp', clientId: 'ding-app', clientSecret: 'ding-secret' };
  await directory.connect({ kind: 'DINGTALK', values, admission: 'create', roleId: await roleIdOf(app, 'buyer') });
  await directory.preview();
  await directory.apply();
  await rowsOf(app, "update accounts set mobile = '13700000002' where company_id = 1001 and account_no = 'operator'");
  await runDueOnce(app.deps);
  expect((await directory.lines('personNew')).map(({ state, outcome }) => [state, outcome])).toEqual([
    ['done', ''],
    ['refused', '手机号已被其他账号使用'],
    ['done', ''],
  ]);
});

test('a role beyond the own rights is not given, and without a tick or the password nothing begins', async () => {
  await directory.preview();
  for (const kind of ['departmentNew', 'departmentLinked', 'personNew', 'personLinked', 'personMoved'] as const)
    await directory.choose({ kind, isChosen: false });
  expect(await directory.apply()).toMatchObject({ errorCode: errorCodes.failed, errorMsg: '没有勾选要执行的变更' });
  await directory.choose({ kind: 'personNew', isChosen: true });
  app.setNow(new Date(testStart.getTime() + 20 * 60_000));
  expect((await directory.apply()).errorCode).toBe(errorCodes.passwordNeeded);
});

test('nobody else applies or ticks: anonymous, without the right, of another shop or enterprise', async () => {
  const sync = await directory.preview();
  const body = { data: { syncId: sync?.syncId, requestId: randomUUID(), isChosen: true } };
  for (const path of ['/api/CustSignOn/ChooseSyncLines', '/api/CustSignOn/ApplySync'] as const) {
    expect((await app.call(path, body)).errorCode).toBe(errorCodes.signedOut);
    expect((await app.call(path, body, { token: token.admin, host: retailHost })).errorCode).toBe(errorCodes.signedOut);
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect((await app.call(path, body, { token: token[who] })).errorCode).toBe(errorCodes.forbidden);
  }
  await rowsOf(
    app,
    `insert into customers (company_id, id, name, customer_type, state, created_at, updated_at)
     values (1001, 990004, '再一家企业', 1, 1, now(), now()) on conflict do nothing`,
  );
  await rowsOf(app, 'update directory_syncs set customer_id = 990004');
  expect((await directory.apply(sync?.syncId)).errorCode).toBe(errorCodes.notFound);
});
