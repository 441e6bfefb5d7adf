import type { AccountState } from '@jicai/domain/people/account-types.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { askPerson, buildRule, people } from '../../../test/build-rule.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost } from '../../../test/test-app.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { useApprovals } from '../../../test/use-approvals.ts';

const { app, wanted, tokens, inBusiness, call, page, submit, audit, order, myTask, decide, reserved, credit } =
  useApprovals();

describe('submitting under a rule', () => {
  test('the preview says which rule fires and who signs, and the order waits with its goods held', async () => {
    await buildRule(app);
    const settle = await call('/api/ShopOrder/Settle', 'buyer', {
      itemList: [{ itemId: wanted.itemId, qty: 1 }],
      addressId: wanted.addressId,
    });
    expect(settle.resultData).toMatchObject({
      needAudit: true,
      canSubmit: true,
      auditRule: { ruleText: '单笔满 ¥100.00' },
      auditFlow: [{ stepNo: 1, mode: 'any', modeText: '或签', approvers: [{ userName: '吴建国' }] }],
    });
    const before = (await reserved()) ?? 0;
    const trade = await submit();
    expect(trade).toMatchObject({ orderState: orderStates.awaitingApproval, auditId: expect.any(String) });
    expect(trade.payDeadline).toBeUndefined();
    expect(await reserved()).toBe(before + 1);
    expect(await order(trade.tradeNo)).toMatchObject({
      orderState: orderStates.awaitingApproval,
      actions: ['withdraw', 'rebuy'],
    });
    expect(await page('approver', 'todo')).toMatchObject({ todoCount: expect.any(Number) });
    const [row] = (await page('approver', 'todo')).resultData;
    expect(row).toMatchObject({
      tradeNo: trade.tradeNo,
      currentApprovers: '吴建国',
      auditState: auditStates.waiting,
      round: 1,
    });
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
    const whole = { orderCount: 1, payFee: 20_000 };
    const first = { tradeId: waiting.tradeId, currentStep: 1, stepCount: 2, currentApprovers: '吴建国', ...whole };
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
    const settle = await call('/api/ShopOrder/Settle', 'buyer', {
      itemList: [{ itemId: wanted.itemId, qty: 1 }],
      addressId: wanted.addressId,
    });
    expect(settle.resultData.needAudit).toBe(false);
    const trade = await submit();
    expect([trade.orderState, trade.auditId]).toEqual([20, undefined]);
  });

  test('rules by priority, department, category and way to pay', async () => {
    const { rows } = await app.deps.db.pool.query(
      'select p.category_id from items i join products p on p.company_id = i.company_id and p.id = i.product_id where i.id = $1',
      [wanted.itemId],
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
    expect((await audit((await submit(payModes.transfer)).tradeNo, 'admin')).currentApprovers).toBe('周敏');
    expect(await audit((await submit(payModes.online)).tradeNo)).toMatchObject({
      currentApprovers: '吴建国',
      ruleText: expect.stringMatching(/^部门：制造一部，商品分类：[^，]+$/),
    });
  });

  test('an empty step falls to the administrators; none left is 6005', async () => {
    await buildRule(app, { steps: [askPerson('9999')] });
    expect((await audit((await submit()).tradeNo, 'admin')).currentApprovers).toBe('周敏');
    const isOff = (state: AccountState) =>
      inBusiness((tx) => tx.update(accounts).set({ state }).where(eq(accounts.id, '3001')));
    await isOff(2);
    const input = { itemList: [{ itemId: wanted.itemId, qty: 1 }], addressId: wanted.addressId };
    const { resultData } = await call('/api/ShopOrder/Settle', 'buyer', input);
    expect(resultData).toMatchObject({ canSubmit: false, auditFault: expect.stringContaining('没有可审批的人') });
    const data = { ...input, payMode: payModes.online, previewKey: resultData.previewKey };
    expect(await call('/api/ShopOrder/Submit', 'buyer', data)).toMatchObject({ errorCode: '6005' });
    await isOff(1);
  });

  test('an order on account freezes the credit, and what is frozen cannot be spent twice', async () => {
    await buildRule(app);
    const before = await credit();
    const { tradeNo } = await submit(payModes.credit, 2);
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
    const held = await submit(payModes.credit, 2);
    await expect(submit(payModes.credit, 1)).rejects.toThrow('3004');
    await call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo: held.tradeNo });
    expect(await credit()).toMatchObject({ frozenFen: before.frozenFen });
    const [last] = (await app.call('/api/FinCheck/GetCreditPage', {}, { token: tokens.finance })).resultData;
    expect(last).toMatchObject({ kindText: '审批解冻', frozenFee: -40_000, tradeNo: held.tradeNo });
    await inBusiness((tx) =>
      tx.update(creditAccounts).set({ limitFen: 30_000_000 }).where(eq(creditAccounts.id, some.id)),
    );
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
