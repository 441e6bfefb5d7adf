import type { AccountState } from '@jicai/domain/people/account-types.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { ctxOf, inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { items } from '../../db/tables/goods.ts';
import { stockRows } from '../../db/tables/stock.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { getCredit } from '../finance/index.ts';
import { reassignTasksOfLeaver } from './index.ts';

const app = useTestApp(seedCredit);
const start = new Date('2026-11-21T02:00:00Z');
const tokens = {} as Record<DemoAccount, string>;
let addressId = '';
let desk = '';

const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
type Path = Parameters<typeof app.call>[0];
const call = <P extends Path>(path: P, who: DemoAccount, data: object = {}) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: tokens[who] });
const page = (who: DemoAccount, tab: string, extra: object = {}) =>
  app.call('/api/ShopAudit/GetPage', { reqData: { tab }, ...extra }, { token: tokens[who] });
const submit = (payMode: 1 | 2 | 3 = 1, qty = 1) =>
  buildTrade(app, { token: tokens.buyer, addressId, payMode, items: [{ itemId: desk, qty }] });
const audit = async (tradeNo: string, who: DemoAccount = 'approver') =>
  (await call('/api/ShopAudit/GetModel', who, { tradeNo })).resultData;
const order = async (tradeNo: string) => (await call('/api/ShopOrder/GetModel', 'buyer', { tradeNo })).resultData;
const myTask = async (tradeNo: string, who: DemoAccount = 'approver') => {
  const { auditTaskId, version } = await audit(tradeNo, who);
  return { auditTaskId, version };
};
const decide = async (
  verb: 'Approve' | 'Reject',
  tradeNo: string,
  who: DemoAccount = 'approver',
  comment = '同意采购',
) => call(`/api/ShopAudit/${verb}`, who, { ...(await myTask(tradeNo, who)), comment });
const reserved = () =>
  inBusiness(async (tx) => {
    const [row] = await tx.select({ n: stockRows.reserved }).from(stockRows).where(eq(stockRows.itemId, desk));
    return row?.n;
  });
const credit = () => inShop(app, businessCompanyId, (ctx) => getCredit(ctx, '2001'));
const later = async (hours: number) => {
  app.setNow(new Date(start.getTime() + hours * 3_600_000));
  await signAll();
};
const signAll = async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'operator'] as const)
    tokens[who] = await signIn(app, who);
};

beforeAll(async () => {
  await signAll();
  addressId = await buildAddress(app, { token: tokens.buyer });
  ({ itemId: desk } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 100_000 }));
});
beforeEach(async () => {
  await later(0);
  await inBusiness((tx) => tx.delete(approvalRules).where(eq(approvalRules.companyId, businessCompanyId)));
});
afterEach(async () => {
  expect(await inBusiness((tx) => brokenInvariants(tx, businessCompanyId))).toEqual([]);
});

describe('submitting under a rule', () => {
  test('the preview says which rule fires and who signs, and the order waits with its goods held', async () => {
    await buildRule(app);
    const settle = await call('/api/ShopOrder/Settle', 'buyer', { itemList: [{ itemId: desk, qty: 1 }], addressId });
    expect(settle.resultData).toMatchObject({
      needAudit: true,
      canSubmit: true,
      auditRule: { ruleText: '单笔满 ¥100.00' },
      auditFlow: [{ stepNo: 1, mode: 'any', modeText: '或签', approvers: [{ userName: '吴建国' }] }],
    });
    const before = (await reserved()) ?? 0;
    const trade = await submit();
    expect(trade).toMatchObject({ orderState: 10, auditId: expect.any(String) });
    expect(trade.payDeadline).toBeUndefined();
    expect(await reserved()).toBe(before + 1);
    expect(await order(trade.tradeNo)).toMatchObject({ orderState: 10, actions: ['withdraw', 'rebuy'] });
    expect(await page('approver', 'todo')).toMatchObject({ todoCount: expect.any(Number) });
    const [row] = (await page('approver', 'todo')).resultData;
    expect(row).toMatchObject({ tradeNo: trade.tradeNo, currentApprovers: '吴建国', auditState: 10, round: 1 });
    expect((await page('buyer', 'mine')).resultData[0]).toMatchObject({ auditId: trade.auditId });
    const told = await app.call('/api/Message/GetPage', { reqData: { kind: 'approval' } }, { token: tokens.approver });
    expect(told.resultData[0]).toMatchObject({
      title: '待您审批',
      content: expect.stringContaining('¥'),
      linkUrl: `/center/order/orderDetails?auditId=${trade.auditId}`,
    });
  });

  test('a list learns who is asked now, and in which step', async () => {
    await buildRule(app, { steps: [askPerson(people.approver), askPerson(people.admin)] });
    const [waiting, over] = [await submit(), await submit()];
    await decide('Reject', over.tradeNo);
    const tradeIds = [waiting.tradeId, over.tradeId];
    const progress = async (who: DemoAccount) =>
      (await call('/api/ShopAudit/GetProgress', who, { tradeIds })).resultData;
    const first = { tradeId: waiting.tradeId, currentStep: 1, stepCount: 2, currentApprovers: '吴建国' };
    expect(await progress('buyer')).toEqual([first]);
    await decide('Approve', waiting.tradeNo);
    expect(await progress('admin')).toEqual([{ ...first, currentStep: 2, currentApprovers: '周敏' }]);
    tokens.member = await signIn(app, 'member');
    expect(await progress('member')).toEqual([]);
    expect(await call('/api/ShopAudit/GetProgress', 'buyer', { tradeIds: [] })).toMatchObject({ errorCode: '4' });
  });

  test('no rule matches: the order goes on at once', async () => {
    await buildRule(app, { condition: { amountFromFen: 10_000_000 } });
    await buildRule(app, { isEnabled: false });
    const settle = await call('/api/ShopOrder/Settle', 'buyer', { itemList: [{ itemId: desk, qty: 1 }], addressId });
    expect(settle.resultData.needAudit).toBe(false);
    const trade = await submit();
    expect([trade.orderState, trade.auditId]).toEqual([20, undefined]);
  });

  test('rules by priority, department, category and way to pay', async () => {
    const { rows } = await app.deps.db.pool.query(
      'select p.category_id from items i join products p on p.company_id = i.company_id and p.id = i.product_id where i.id = $1',
      [desk],
    );
    const categoryIds = [String(rows[0].category_id)];
    await buildRule(app, { priority: 1, condition: { payModes: [3] }, steps: [askPerson(people.admin)] });
    await buildRule(app, { priority: 2, condition: { orgIds: ['2102'] }, steps: [askPerson(people.admin)] });
    await buildRule(app, { priority: 4, condition: {}, steps: [askPerson(people.admin)] });
    await buildRule(app, {
      priority: 3,
      condition: { orgIds: ['2101'], categoryIds },
      steps: [{ mode: 'any', approvers: [{ kind: 'leader' }] }],
    });
    expect((await audit((await submit(3)).tradeNo, 'admin')).currentApprovers).toBe('周敏');
    expect((await audit((await submit(1)).tradeNo)).currentApprovers).toBe('吴建国');
  });

  test('an empty step falls to the administrators; none left is 6005', async () => {
    await buildRule(app, { steps: [askPerson('9999')] });
    expect((await audit((await submit()).tradeNo, 'admin')).currentApprovers).toBe('周敏');
    const isOff = (state: AccountState) =>
      inBusiness((tx) => tx.update(accounts).set({ state }).where(eq(accounts.id, '3001')));
    await isOff(2);
    const input = { itemList: [{ itemId: desk, qty: 1 }], addressId };
    const { resultData } = await call('/api/ShopOrder/Settle', 'buyer', input);
    expect(resultData).toMatchObject({ canSubmit: false, auditFault: expect.stringContaining('没有可审批的人') });
    const data = { ...input, payMode: 1, previewKey: resultData.previewKey };
    expect(await call('/api/ShopOrder/Submit', 'buyer', data)).toMatchObject({ errorCode: '6005' });
    await isOff(1);
  });

  test('an order on account freezes the credit, and what is frozen cannot be spent twice', async () => {
    await buildRule(app);
    const before = await credit();
    const { tradeNo } = await submit(2, 2);
    expect(await credit()).toMatchObject({ frozenFen: before.frozenFen + 40_000, usedFen: before.usedFen });
    await decide('Approve', tradeNo);
    expect(await credit()).toMatchObject({ frozenFen: before.frozenFen, usedFen: before.usedFen + 40_000 });
    const ledger = await app.call('/api/FinCheck/GetCreditPage', {}, { token: tokens.finance });
    const kinds = ledger.resultData.map((entry) => [entry.kindText, entry.frozenFee]);
    expect(kinds.slice(1, 3)).toMatchObject([
      ['冻结转占用', -40_000],
      ['审批冻结', 40_000],
    ]);
    const some = await credit();
    await inBusiness((tx) =>
      tx
        .update(creditAccounts)
        .set({ limitFen: some.usedFen + 50_000 })
        .where(eq(creditAccounts.id, some.id)),
    );
    const held = await submit(2, 2);
    await expect(submit(2, 1)).rejects.toThrow('3004');
    await call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo: held.tradeNo });
    expect(await credit()).toMatchObject({ frozenFen: before.frozenFen });
    const [last] = (await app.call('/api/FinCheck/GetCreditPage', {}, { token: tokens.finance })).resultData;
    expect(last).toMatchObject({ kindText: '审批解冻', frozenFee: -40_000, tradeNo: held.tradeNo });
    await inBusiness((tx) =>
      tx.update(creditAccounts).set({ limitFen: 30_000_000 }).where(eq(creditAccounts.id, some.id)),
    );
  });
});

describe('deciding', () => {
  test('the last yes opens the payment deadline, and the order can be paid', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    await later(10);
    const answer = await decide('Approve', tradeNo);
    expect(answer).toMatchObject({ success: true, resultData: { auditState: 20, orderState: 20 } });
    expect(await order(tradeNo)).toMatchObject({ orderState: 20, payDeadline: '2026-11-22 20:00:00' });
    expect((await order(tradeNo)).history[0]).toMatchObject({
      event: 'approve',
      userName: '吴建国',
      remark: '同意采购',
    });
    expect(await payTrade(app, tradeNo)).toBe('applied');
    expect((await page('approver', 'done')).resultData[0]).toMatchObject({ tradeNo, taskStateText: '已同意' });
    const told = await app.call('/api/Message/GetPage', { reqData: { kind: 'approval' } }, { token: tokens.buyer });
    expect(told.resultData[0]).toMatchObject({
      title: '审批已通过',
      content: expect.stringContaining('审批意见：同意采购'),
    });
  });

  test('on account the last yes makes it ready to ship', async () => {
    await buildRule(app);
    const { tradeNo } = await submit(2);
    expect((await decide('Approve', tradeNo)).resultData).toMatchObject({ auditState: 20, orderState: 30 });
    expect(await order(tradeNo)).toMatchObject({ orderState: 30, payState: 4 });
  });

  test('steps in turn: 或签 needs one, 会签 everybody, and who agreed before is not asked again', async () => {
    const both = [people.admin, people.approver].map((id) => ({ kind: 'user' as const, id }));
    await buildRule(app, {
      steps: [
        { mode: 'any', approvers: both },
        { mode: 'all', approvers: both },
      ],
    });
    const { tradeNo } = await submit();
    expect((await decide('Approve', tradeNo)).resultData).toMatchObject({ auditState: 10, orderState: 10 });
    const read = await audit(tradeNo);
    expect(read.steps.map((step) => step.tasks.map((task) => [task.userName, task.taskState]))).toEqual([
      [
        ['周敏', 5],
        ['吴建国', 2],
      ],
      [
        ['周敏', 1],
        ['吴建国', 2],
      ],
    ]);
    expect(read.steps[1]?.tasks[1]?.comment).toBe('已审批');
    expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({ auditState: 20, orderState: 20 });
  });

  test('a no ends the flow, lets goods and credit go, and says why', async () => {
    await buildRule(app);
    const [before, held] = [await reserved(), await credit()];
    const { tradeNo } = await submit(2);
    const bad = await call('/api/ShopAudit/Reject', 'approver', { ...(await myTask(tradeNo)), comment: '不' });
    expect(bad).toMatchObject({ errorCode: '4', errorMsg: '请填写驳回原因' });
    expect((await decide('Reject', tradeNo, 'approver', '数量超出定额')).resultData).toMatchObject({
      auditState: 30,
      orderState: 15,
    });
    expect(await reserved()).toBe(before);
    expect((await credit()).frozenFen).toBe(held.frozenFen);
    const read = await order(tradeNo);
    expect(read).toMatchObject({ orderState: 15, actions: ['resubmit', 'cancel', 'rebuy'] });
    const letGo = '商品预占已释放，冻结的信用额度已解冻';
    expect(read.history[0]).toMatchObject({ label: '审批驳回', remark: '数量超出定额', held: letGo });
    const counts = await app.call('/api/ShopOrder/GetStateCount', {}, { token: tokens.buyer });
    expect(counts.resultData['15']).toBeGreaterThan(0);
    const cancelled = await call('/api/ShopOrder/Cancel', 'buyer', { tradeNo, reasonCode: 205 });
    expect(cancelled.resultData).toMatchObject({ orderState: 60 });
  });

  test('goods that are gone by the last yes: refused by the system, with the reason', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    const sell = (isOnSale: boolean) =>
      inBusiness((tx) => tx.update(items).set({ isOnSale }).where(eq(items.id, desk)));
    await sell(false);
    const answer = await decide('Approve', tradeNo);
    await sell(true);
    expect(answer.resultData).toMatchObject({ auditState: 30, orderState: 15 });
    expect((await audit(tradeNo)).failReason).toContain('商品已下架');
    expect((await audit(tradeNo)).history.at(-1)).toMatchObject({ userName: '系统' });
  });

  test('up to fifty at once, line by line', async () => {
    await buildRule(app);
    const trades = [await submit(), await submit(), await submit()];
    const list = await Promise.all(trades.map(({ tradeNo }) => myTask(tradeNo)));
    await decide('Approve', trades[1]?.tradeNo ?? '');
    const { resultData } = await call('/api/ShopAudit/Approve', 'approver', { list, comment: '' });
    expect(resultData.okCount).toBe(2);
    expect(resultData.list.find((line) => !line.isOk)).toMatchObject({ errorCode: '6001', errorMsg: '该审批已处理' });
    const many = Array.from({ length: 51 }, () => ({ auditTaskId: '1', version: 1 }));
    expect(await call('/api/ShopAudit/Approve', 'approver', { list: many })).toMatchObject({ errorCode: '4' });
    expect(await call('/api/ShopAudit/Approve', 'approver', {})).toMatchObject({ errorCode: '4' });
  });

  test('handed on to a colleague, at most three times and never to the requester', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    const task = await myTask(tradeNo);
    const people2 = await call('/api/ShopAudit/GetTransferees', 'approver', task);
    expect(people2.resultData.map((person) => person.userName)).toEqual(['周敏']);
    const hand = (toUserId?: string) =>
      call('/api/ShopAudit/Transfer', 'approver', { ...task, toUserId, comment: '请您定夺' });
    expect(await hand()).toMatchObject({ errorCode: '4', errorMsg: '请选择转交人' });
    expect(await hand(people.buyer)).toMatchObject({ errorCode: '6004' });
    expect(await hand(people.admin)).toMatchObject({ success: true });
    expect(await hand(people.admin)).toMatchObject({ errorCode: '6001' });
    expect((await audit(tradeNo)).history.at(-1)).toMatchObject({ label: '转交', remark: '转交给周敏：请您定夺' });
    expect((await page('admin', 'todo')).resultData[0]).toMatchObject({ tradeNo });
    expect((await decide('Approve', tradeNo, 'admin')).resultData.auditState).toBe(20);
  });
});

describe('people who leave', () => {
  test('their tasks go to the head of the department, else to an administrator', async () => {
    await buildRule(app, { steps: [askPerson(people.approver), askPerson(people.approver, 'all')] });
    const { tradeNo } = await submit();
    const actor = {
      userId: people.approver,
      customerId: '2001',
      orgId: '2101',
      permissions: new Set(['audit.act' as const]),
    };
    await inShop(app, businessCompanyId, (ctx) =>
      reassignTasksOfLeaver(ctxOf(ctx, actor) as SignedInCtx, { ...actor, comment: '由系统转交' }),
    );
    const read = await audit(tradeNo, 'admin');
    expect(read.steps.map((step) => step.tasks.map((task) => [task.userName, task.taskState]))).toEqual([
      [
        ['吴建国', 4],
        ['周敏', 1],
      ],
      [
        ['吴建国', 4],
        ['周敏', 0],
      ],
    ]);
    expect(read.history.at(-1)?.remark).toContain('由系统转交');
    expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({ auditState: 20 });
  });

  describe('whose heir is asked in the same 会签 step', () => {
    const both = [people.approver, people.admin].map((id) => ({ kind: 'user' as const, id }));
    const disable = async () => {
      const userId = people.approver;
      const [row] = await rowsOf<{ version: number }>(app, 'select version from users where id = $1', [userId]);
      return call('/api/CustUser/SetState', 'admin', { userId, userState: 2, version: row?.version });
    };
    const states = async (tradeNo: string) =>
      (await audit(tradeNo, 'admin')).steps.map((step) =>
        Object.fromEntries(step.tasks.map((task) => [task.userName, task.taskState])),
      );
    beforeEach(() => buildRule(app, { steps: [{ mode: 'all', approvers: both }] }));
    afterEach(async () => {
      await rowsOf(app, 'update accounts set state = 1 where id = (select account_id from users where id = $1)', [
        people.approver,
      ]);
      await signAll();
    });

    test('are needed no more: the answer of the heir is enough', async () => {
      const { tradeNo } = await submit();
      expect(await disable()).toMatchObject({ success: true });
      expect(await states(tradeNo)).toEqual([{ 吴建国: 5, 周敏: 1 }]);
      expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({ auditState: 20, orderState: 20 });
    });

    test('are needed no more: what the heir has agreed to goes on at once', async () => {
      const { tradeNo } = await submit();
      expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({ auditState: 10 });
      expect(await disable()).toMatchObject({ success: true });
      expect(await states(tradeNo)).toEqual([{ 吴建国: 5, 周敏: 2 }]);
      expect(await audit(tradeNo, 'admin')).toMatchObject({ auditState: 20 });
      expect(await order(tradeNo)).toMatchObject({ orderState: 20 });
    });
  });
});

describe('turned back', () => {
  const preview = async (qty: number) =>
    (await call('/api/ShopOrder/Settle', 'buyer', { itemList: [{ itemId: desk, qty }], addressId })).resultData
      .previewKey;
  const resubmit = async (tradeNo: string, qty: number, extra: object = {}) =>
    call('/api/ShopAudit/Resubmit', 'buyer', {
      tradeNo,
      itemList: [{ itemId: desk, qty }],
      addressId,
      payMode: 1,
      previewKey: await preview(qty),
      ...extra,
    });

  test('withdrawn, edited, priced anew and asked again in a second round', async () => {
    await buildRule(app);
    const { tradeNo } = await submit(1, 3);
    const { version } = await audit(tradeNo, 'buyer');
    expect(await call('/api/ShopAudit/Withdraw', 'admin', { tradeNo })).toMatchObject({ errorCode: '3' });
    expect(await call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo, version: 99 })).toMatchObject({ errorCode: '6' });
    const back = await call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo, version });
    expect(back.resultData).toMatchObject({ auditState: 40, orderState: 15 });
    await inBusiness((tx) => tx.update(items).set({ enterpriseFen: 30_000 }).where(eq(items.id, desk)));
    const again = await resubmit(tradeNo, 2, { payMode: 2, auditNote: '已减少一件' });
    await inBusiness((tx) => tx.update(items).set({ enterpriseFen: 20_000 }).where(eq(items.id, desk)));
    expect(again).toMatchObject({ success: true, resultData: { tradeNo, orderState: 10, payFee: 60_000 } });
    const read = await audit(tradeNo);
    expect(read).toMatchObject({
      round: 2,
      payFee: 60_000,
      note: '已减少一件',
      auditState: 10,
      payModeText: '账期支付',
    });
    const line = { qty: 2, price: 30_000, goodsFee: 60_000, freightFee: 0, payFee: 60_000 };
    expect(read.orders[0]?.lines[0]).toMatchObject({ ...line, now: { price: 20_000, isForSale: true } });
    expect((await decide('Approve', tradeNo)).resultData).toMatchObject({ auditState: 20, orderState: 30 });
    expect((await audit(tradeNo)).history.map((step) => step.event)).toEqual([
      'submit',
      'withdraw',
      'resubmit',
      'agree',
    ]);
  });

  test('below the limit nobody is asked any more', async () => {
    await buildRule(app, { condition: { amountFromFen: 50_000 } });
    const { tradeNo } = await submit(1, 3);
    await decide('Reject', tradeNo, 'approver', '超出预算');
    expect((await resubmit(tradeNo, 1)).resultData).toMatchObject({ orderState: 20, payDeadline: expect.any(String) });
    expect((await audit(tradeNo)).auditState).toBe(20);
  });

  test('only by its owner, only in 15, only with the same suppliers', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    expect(await resubmit(tradeNo, 1)).toMatchObject({ errorCode: '3001' });
    await decide('Reject', tradeNo, 'approver', '超出预算');
    const other = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000 });
    const itemList = [{ itemId: other.itemId, qty: 1 }];
    const { resultData } = await call('/api/ShopOrder/Settle', 'buyer', { itemList, addressId });
    const input = { itemList, previewKey: resultData.previewKey };
    expect(await resubmit(tradeNo, 1, input)).toMatchObject({ errorCode: '4', errorData: [{ field: 'itemList' }] });
    expect(await call('/api/ShopAudit/Resubmit', 'admin', { tradeNo, ...input, addressId, payMode: 1 })).toMatchObject({
      errorCode: '5',
    });
  });
});

describe('time', () => {
  test('reminded after 24 and 48 hours, cancelled after 72', async () => {
    await buildRule(app);
    const { tradeNo } = await submit(2);
    const reminders = async () =>
      (
        await app.call(
          '/api/Message/GetPage',
          { reqData: { kind: 'approval' }, pageSize: 100 },
          { token: tokens.approver },
        )
      ).resultData.filter(({ title, content }) => title === '审批提醒' && content.includes(tradeNo)).length;
    for (const [hours, count] of [
      [23, 0],
      [25, 1],
      [47, 1],
      [49, 2],
      [71, 2],
    ] as const) {
      await later(hours);
      await runDueOnce(app.deps);
      expect([hours, await reminders()]).toEqual([hours, count]);
    }
    expect((await order(tradeNo)).orderState).toBe(10);
    await later(73);
    await runDueOnce(app.deps);
    expect(await order(tradeNo)).toMatchObject({ orderState: 60 });
    expect((await order(tradeNo)).history[0]).toMatchObject({ event: 'expireApproval', userName: '系统' });
    expect((await audit(tradeNo)).auditState).toBe(50);
  });

  test('a rejected order nobody edits is cancelled after seven days', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    await decide('Reject', tradeNo, 'approver', '超出预算');
    await later(7 * 24 - 1);
    await runDueOnce(app.deps);
    expect((await order(tradeNo)).orderState).toBe(15);
    await later(7 * 24 + 1);
    await runDueOnce(app.deps);
    expect((await order(tradeNo)).history[0]).toMatchObject({ event: 'expireEdit' });
    expect((await order(tradeNo)).orderState).toBe(60);
  });
});

describe('races', () => {
  test('two approvers of one 或签 step: one decides, the other learns that it is done', async () => {
    const both = [people.admin, people.approver].map((id) => ({ kind: 'user' as const, id }));
    await buildRule(app, { steps: [{ mode: 'any', approvers: both }] });
    const { tradeNo } = await submit();
    const [one, other] = [await myTask(tradeNo, 'admin'), await myTask(tradeNo, 'approver')];
    const answers = await Promise.all([
      call('/api/ShopAudit/Approve', 'admin', one),
      call('/api/ShopAudit/Approve', 'approver', other),
    ]);
    expect(answers.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '6001']);
  });

  test('the last yes against a withdrawal: one wins', async () => {
    await buildRule(app);
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { tradeNo } = await submit(round % 2 ? 1 : 2);
      const task = await myTask(tradeNo);
      const approve = () => call('/api/ShopAudit/Approve', 'approver', task);
      const withdraw = () => call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo });
      const [first, second] = round % 2 ? [approve, withdraw] : [withdraw, approve];
      const codes = (await Promise.all([first(), second()])).map((answer) => answer.errorCode);
      expect(codes.filter((code) => code === '0')).toHaveLength(1);
      expect(['6001', '3001']).toContain(codes.find((code) => code !== '0'));
      seen.add(codes.join());
      expect([15, 20, 30]).toContain((await order(tradeNo)).orderState);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test('a second click is answered from the first', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    const data = { ...(await myTask(tradeNo)), requestId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => call('/api/ShopAudit/Approve', 'approver', data)));
    expect(answers.map((answer) => answer.resultData)).toEqual(answers.map(() => answers[0]?.resultData));
    expect(await call('/api/ShopAudit/Approve', 'approver', { ...data, requestId: randomUUID() })).toMatchObject({
      errorCode: '6001',
    });
  });
});

describe('who may not', () => {
  test('visitors, wrong roles, other people, other customers, other shops', async () => {
    await buildRule(app);
    const { tradeNo, auditId } = await submit();
    const task = await myTask(tradeNo);
    const paths = [
      'GetPage',
      'GetModel',
      'GetProgress',
      'Approve',
      'Reject',
      'Transfer',
      'GetTransferees',
      'Withdraw',
      'Resubmit',
    ] as const;
    for (const path of paths) {
      expect(await app.call(`/api/ShopAudit/${path}`, { data: 1 })).toMatchObject({ errorCode: '2' });
      expect(await call(`/api/ShopAudit/${path}`, 'operator')).toMatchObject({ errorCode: '3' });
    }
    for (const path of ['Approve', 'Reject', 'Transfer', 'GetTransferees'] as const) {
      expect(await call(`/api/ShopAudit/${path}`, 'buyer', { ...task, comment: '不可以' })).toMatchObject({
        errorCode: '3',
      });
    }
    for (const path of ['Approve', 'Reject', 'Transfer', 'GetTransferees'] as const) {
      const asked = { ...task, comment: '不可以', toUserId: '4003' };
      expect(await call(`/api/ShopAudit/${path}`, 'admin', asked)).toMatchObject({ errorCode: '6002' });
      expect(await call(`/api/ShopAudit/${path}`, 'admin', { ...asked, auditTaskId: '77' })).toMatchObject({
        errorCode: '5',
      });
    }
    const member = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
    expect(await app.call('/api/ShopAudit/GetModel', { data: { auditId } }, member)).toMatchObject({ errorCode: '5' });
    tokens.member = await signIn(app, 'member');
    expect(await call('/api/ShopAudit/GetModel', 'member', { auditId })).toMatchObject({ errorCode: '5' });
    for (const who of ['member', 'finance'] as const) expect(await page(who, 'mine')).toMatchObject({ errorCode: '3' });
    expect(await call('/api/ShopAudit/GetModel', 'finance', { auditId })).toMatchObject({ success: true });
    expect((await audit(tradeNo, 'finance')).actions).toEqual([]);
    expect(await call('/api/ShopAudit/Approve', 'approver', { ...task, version: 99 })).toMatchObject({
      errorCode: '6',
    });
    expect(await call('/api/ShopAudit/GetModel', 'buyer', {})).toMatchObject({ errorCode: '5' });
  });

  test('the list is searched by number, requester and goods, and by day', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    const found = async (extra: object) => (await page('approver', 'todo', extra)).resultData.map((row) => row.tradeNo);
    expect(await found({ searchKey: tradeNo })).toEqual([tradeNo]);
    expect(await found({ searchKey: '陈思' })).toContain(tradeNo);
    expect(await found({ searchKey: '没有这个人' })).toEqual([]);
    const day = (reqData: object) =>
      app.call('/api/ShopAudit/GetPage', { reqData: { tab: 'todo', ...reqData } }, { token: tokens.approver });
    expect((await day({ dateFrom: '2026-11-22' })).totalCount).toBe(0);
    const board = await app.call('/api/Dashboard/GetSummary', { reqData: {} }, { token: tokens.approver });
    expect(board.resultData.auditTodo).toBe((await page('approver', 'todo')).totalCount);
    expect((await day({ dateTo: '2026-11-21' })).totalCount).toBeGreaterThan(0);
    expect(await day({ dateTo: 'x' })).toMatchObject({ errorCode: '4' });
  });
});
