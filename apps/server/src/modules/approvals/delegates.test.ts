import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const addressIds = {} as Record<DemoAccount, string>;
let itemId = '';
const span = { fromTime: '2026-11-21 08:00:00', toTime: '2026-11-25 18:00:00' };

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, who: DemoAccount, data: object = {}) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: tokens[who] });
const own = async (who: DemoAccount) => (await call('/api/ShopAudit/GetDelegate', who)).resultData;
const save = async (who: DemoAccount, input: object) =>
  call('/api/ShopAudit/SaveDelegate', who, { ...span, isEnable: true, version: (await own(who)).version, ...input });
const submit = (who: DemoAccount = 'buyer') =>
  buildTrade(app, { token: tokens[who], addressId: addressIds[who], items: [{ itemId, qty: 1 }] });
const audit = async (tradeNo: string, who: DemoAccount = 'admin') =>
  (await call('/api/ShopAudit/GetModel', who, { tradeNo })).resultData;
const agree = async (tradeNo: string, who: DemoAccount) => {
  const { auditTaskId, version } = await audit(tradeNo, who);
  return call('/api/ShopAudit/Approve', who, { auditTaskId, version, comment: '同意采购' });
};
const told = async (who: DemoAccount) =>
  (await app.call('/api/Message/GetPage', { reqData: { kind: 'approval' } }, { token: tokens[who] })).resultData;

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator'] as const)
    tokens[who] = await signIn(app, who);
  for (const who of ['admin', 'buyer'] as const) addressIds[who] = await buildAddress(app, { token: tokens[who] });
  ({ itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 1000 }));
});
beforeEach(async () => {
  app.setNow(new Date('2026-11-21T02:00:00Z'));
  await rowsOf(app, 'delete from approval_rules where company_id = $1', [businessCompanyId]);
  await rowsOf(app, 'delete from approval_delegations where company_id = $1', [businessCompanyId]);
});

describe('naming somebody', () => {
  test('he is shown with his time, and both see it', async () => {
    expect(await own('approver')).toMatchObject({ isEnable: false, isActive: false, version: 0 });
    expect((await own('approver')).candidates.map((person) => person.userName)).toEqual(['周敏']);
    const saved = await save('approver', { toUserId: people.admin });
    expect(saved.resultData).toMatchObject({ toUserName: '周敏', ...span, isEnable: true, isActive: true, version: 1 });
    expect((await own('admin')).delegators).toEqual([{ userName: '吴建国', ...span }]);
    expect((await save('approver', { toUserId: people.admin, isEnable: false })).resultData).toMatchObject({
      isActive: false,
      version: 2,
    });
    expect((await own('admin')).delegators).toEqual([]);
    expect(await save('approver', { toUserId: people.admin, version: 1 })).toMatchObject({ errorCode: '6' });
  });

  test.each([
    [{ toUserId: people.approver }, '不能委托给自己'],
    [{ toUserId: people.buyer }, '受托人没有审批权限'],
    [{ toUserId: '4005' }, '受托人没有审批权限'],
    [{ fromTime: '2026-11-32 08:00:00' }, '请选择委托开始时间'],
    [{ toTime: '' }, '请选择委托结束时间'],
    [{ toTime: span.fromTime }, '结束时间须晚于开始时间'],
    [{ fromTime: '2026-11-20 08:00:00', toTime: '2026-11-21 09:59:59' }, '结束时间须晚于现在'],
    [{ toTime: '2027-11-25 18:00:00' }, '委托最长366天'],
  ])('%j is refused', async (input, errorMsg) => {
    expect(await save('approver', { toUserId: people.admin, ...input })).toMatchObject({ errorCode: '4', errorMsg });
  });

  test('who is away himself cannot be named, nor can two name each other at once', async () => {
    await save('admin', { toUserId: people.approver });
    const input = { toUserId: people.admin };
    expect(await save('approver', input)).toMatchObject({ errorMsg: '受托人在这段时间也委托了他人，请另选一位' });
    const later = { fromTime: span.toTime, toTime: '2026-11-26 18:00:00' };
    expect((await save('approver', { ...input, ...later })).success).toBe(true);
    await rowsOf(app, 'delete from approval_delegations where company_id = $1', [businessCompanyId]);
    await save('admin', { toUserId: people.approver, isEnable: false });
    await save('approver', { ...input, isEnable: false });
    const both = [
      await save('admin', { toUserId: people.approver, isEnable: true }),
      await save('approver', { ...input, isEnable: true }),
    ];
    expect(both.map((answer) => answer.success)).toEqual([true, false]);
  });

  test('only who may approve', async () => {
    for (const path of ['/api/ShopAudit/GetDelegate', '/api/ShopAudit/SaveDelegate'] as const) {
      expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
      for (const who of ['buyer', 'finance', 'member', 'operator'] as const)
        expect(await call(path, who)).toMatchObject({ errorCode: '3' });
      const member = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
      expect(await app.call(path, { data: {} }, member)).toMatchObject({ errorCode: '3' });
    }
    expect(await call('/api/ShopAudit/SaveDelegate', 'approver', { toUserId: 'x' })).toMatchObject({ errorCode: '4' });
  });
});

describe('new approvals', () => {
  test('go to the one who was named, whose answer stands as 代…审批; what was open before stays', async () => {
    await buildRule(app);
    const before = await submit();
    await save('approver', { toUserId: people.admin });
    const { tradeNo } = await submit();
    expect(await audit(before.tradeNo)).toMatchObject({ currentApprovers: '吴建国' });
    const read = await audit(tradeNo);
    expect(read).toMatchObject({ currentApprovers: '周敏', actions: expect.arrayContaining(['approve']) });
    expect(read.steps[0]?.tasks).toMatchObject([{ userName: '周敏', delegateOf: '吴建国' }]);
    expect((await told('admin'))[0]?.content).toContain('等待您代吴建国审批。');
    const refused = await call('/api/ShopAudit/Approve', 'approver', {
      auditTaskId: read.auditTaskId,
      version: read.version,
    });
    expect(refused).toMatchObject({ errorCode: '6002' });
    expect((await agree(tradeNo, 'admin')).resultData).toMatchObject({ auditState: auditStates.approved });
    expect((await audit(tradeNo)).history.at(-1)).toMatchObject({ label: '代吴建国审批，同意', userName: '周敏' });
    const order = (await call('/api/ShopOrder/GetModel', 'buyer', { tradeNo })).resultData;
    expect(order.history[0]).toMatchObject({ event: 'approve', userName: '周敏', remark: '代吴建国审批：同意采购' });
  });

  test('are never given to who asks for them, nor passed on again', async () => {
    await buildRule(app);
    await save('approver', { toUserId: people.admin });
    const mine = await submit('admin');
    expect((await audit(mine.tradeNo, 'approver')).currentApprovers).toBe('吴建国');
    // The screen refuses this; what stands in the table must not send a task round all the same.
    await rowsOf(app, 'delete from approval_delegations where company_id = $1', [businessCompanyId]);
    await save('admin', { toUserId: people.approver, isEnable: false });
    await save('approver', { toUserId: people.admin });
    await rowsOf(app, 'update approval_delegations set is_enabled = true where user_id = $1', [people.admin]);
    expect((await audit((await submit()).tradeNo, 'approver')).currentApprovers).toBe('吴建国');
  });

  test('not before and not after, not when switched off, not when he may approve no more', async () => {
    await buildRule(app);
    const asked = async () => (await audit((await submit()).tradeNo)).currentApprovers;
    await save('approver', { toUserId: people.admin, fromTime: '2026-11-21 10:00:01' });
    expect(await asked()).toBe('吴建国');
    await save('approver', { toUserId: people.admin });
    expect(await asked()).toBe('周敏');
    await rowsOf(app, 'update accounts set state = 2 where id = $1', ['3001']);
    const { tradeNo } = await submit();
    expect((await audit(tradeNo, 'approver')).currentApprovers).toBe('吴建国');
    await rowsOf(app, 'update accounts set state = 1 where id = $1', ['3001']);
    tokens.admin = await signIn(app, 'admin');
    await save('approver', { toUserId: people.admin, isEnable: false });
    expect(await asked()).toBe('吴建国');
    await save('approver', { toUserId: people.admin, toTime: '2026-11-21 10:00:01' });
    app.setNow(new Date('2026-11-21T02:00:01Z'));
    expect(await asked()).toBe('吴建国');
  });

  test('a step that opens later goes to him too', async () => {
    await buildRule(app, { steps: [askPerson(people.admin), askPerson(people.approver)] });
    const { tradeNo } = await submit();
    await save('approver', { toUserId: people.admin });
    expect((await agree(tradeNo, 'admin')).resultData).toMatchObject({ auditState: auditStates.waiting });
    const read = await audit(tradeNo);
    expect(read.steps[1]?.tasks).toMatchObject([
      { userName: '周敏', delegateOf: '吴建国', taskState: taskStates.waiting },
    ]);
    expect((await agree(tradeNo, 'admin')).resultData).toMatchObject({ auditState: auditStates.approved });
  });

  test('who is asked in the same step already answers once for both', async () => {
    const both = [people.admin, people.approver].map((id) => ({ kind: 'user' as const, id }));
    await buildRule(app, { steps: [{ mode: 'all', approvers: both }] });
    await save('approver', { toUserId: people.admin });
    const { tradeNo } = await submit();
    expect((await audit(tradeNo)).steps[0]?.tasks).toMatchObject([
      { userName: '周敏', taskState: taskStates.waiting },
      { userName: '吴建国', taskState: taskStates.notNeeded, comment: '已委托周敏，由其一并审批' },
    ]);
    expect((await agree(tradeNo, 'admin')).resultData).toMatchObject({ auditState: auditStates.approved });
  });
});
