import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { buildAddress, submitTrade } from '../../../test/build-trade.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const addressIds = {} as Record<DemoAccount, string>;
let itemId = '';

type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, who: DemoAccount, data: object = {}) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: tokens[who] });
const settle = async (who: DemoAccount) =>
  (await call('/api/ShopOrder/Settle', who, { itemList: [{ itemId, qty: 1 }], addressId: addressIds[who] })).resultData;
const submit = (who: DemoAccount) =>
  submitTrade(app, { token: tokens[who], addressId: addressIds[who], items: [{ itemId, qty: 1 }] });
const setAccount = (accountId: string, state: 1 | 2) =>
  rowsOf(app, 'update accounts set state = $1 where id = $2', [state, accountId]);
const setFallback = (ruleId: string, fallback: object) =>
  rowsOf(app, 'update approval_rules set fallback = $1 where id = $2', [JSON.stringify(fallback), ruleId]);

beforeAll(async () => {
  for (const who of ['admin', 'buyer'] as const) {
    tokens[who] = await signIn(app, who);
    addressIds[who] = await buildAddress(app, { token: tokens[who] });
  }
  tokens.approver = await signIn(app, 'approver');
  ({ itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 1000 }));
});
beforeEach(async () => {
  await rowsOf(app, 'delete from approval_rules where company_id = $1', [businessCompanyId]);
});

test('the only administrator, his own leader, above every limit: the step is passed and the record says why', async () => {
  await buildRule(app, { steps: [{ mode: 'any', approvers: [{ kind: 'leader' }] }, askPerson(people.admin)] });
  const note = '第1、2步免审：周敏是企业管理员，上级无人可审批';
  expect(await settle('admin')).toMatchObject({ needAudit: false, canSubmit: true, auditSkip: note });
  const { resultData: trade } = await submit('admin');
  expect(trade).toMatchObject({ orderState: orderStates.awaitingPayment, payDeadline: expect.any(String) });
  const order = (await call('/api/ShopOrder/GetModel', 'admin', { tradeNo: trade.tradeNo })).resultData;
  expect(order.history.at(-1)).toMatchObject({ event: 'submit', remark: note });
});

test('a step that somebody can sign is not passed with the one that nobody can', async () => {
  await buildRule(app, { steps: [askPerson(people.admin), askPerson(people.approver)] });
  const { resultData } = await submit('admin');
  expect(resultData.orderState).toBe(orderStates.awaitingApproval);
  const read = (await call('/api/ShopAudit/GetModel', 'approver', { tradeNo: resultData.tradeNo })).resultData;
  expect(read).toMatchObject({ currentApprovers: '吴建国', stepCount: 1, currentStep: 1 });
  expect(read.history[0]).toMatchObject({ label: '提交订单', remark: expect.stringContaining('第1步免审') });
});

test('a rule with a deputy asks him', async () => {
  const ruleId = await buildRule(app, { steps: [askPerson(people.admin)] });
  await setFallback(ruleId, { kind: 'deputy', userId: people.approver });
  expect(await settle('admin')).toMatchObject({
    needAudit: true,
    auditFlow: [{ approvers: [{ userName: '吴建国' }] }],
  });
  const { resultData } = await submit('admin');
  const read = (await call('/api/ShopAudit/GetModel', 'approver', { tradeNo: resultData.tradeNo })).resultData;
  expect(read.actions).toContain('approve');
});

test('anybody else is refused, and told who can mend it and where', async () => {
  await buildRule(app, { steps: [askPerson('9999')] });
  await setAccount('3001', 2);
  const text = (whom: string) =>
    expect.stringMatching(new RegExp(`第1步没有可审批的人，请联系${whom}在“账户中心 > 审批设置”中添加审批人`));
  expect(await settle('buyer')).toMatchObject({ canSubmit: false, auditFault: text('商城客服') });
  const editor = `update roles set permissions = array_append(permissions, 'rule.edit')
    where id in (select role_id from user_roles where user_id = $1)`;
  await rowsOf(app, editor, [people.approver]);
  expect(await settle('buyer')).toMatchObject({ canSubmit: false, auditFault: text('吴建国') });
  expect(await submit('buyer')).toMatchObject({ errorCode: '6005', errorMsg: text('吴建国') });
  await setAccount('3001', 1);
});

test('rules keep their deputy, who must be able to approve; a trial says what would be passed', async () => {
  const rule = {
    ruleName: '大额采购',
    priority: 1,
    condition: { amountFrom: 1 },
    steps: [{ mode: 'any', approvers: [{ kind: 'user', id: people.admin }] }],
    isEnable: true,
  };
  const save = (fallback?: object) => call('/api/ShopAudit/SaveRule', 'admin', { ...rule, fallback });
  expect(await save({ kind: 'deputy', userId: people.buyer })).toMatchObject({
    errorCode: '4',
    errorMsg: '代理审批人没有审批权限',
  });
  expect(await save({ kind: 'nobody' })).toMatchObject({ errorCode: '4' });
  const { ruleId, version } = (await save()).resultData;
  const list = async () => (await app.call('/api/ShopAudit/GetRuleList', {}, { token: tokens.admin })).resultData;
  expect((await list())[0]?.fallback).toEqual({ kind: 'skip' });
  const asked = { userId: people.admin, payFee: 500 };
  const tried = async () => (await call('/api/ShopAudit/TestRule', 'admin', asked)).resultData;
  expect(await tried()).toMatchObject({ needAudit: false, skipNote: expect.stringContaining('第1步免审') });
  const fallback = { kind: 'deputy', userId: people.approver };
  await call('/api/ShopAudit/SaveRule', 'admin', { ...rule, fallback, ruleId, version });
  expect((await list())[0]?.fallback).toEqual(fallback);
  expect(await tried()).toMatchObject({ needAudit: true, steps: [{ approvers: ['吴建国'] }] });
});
