import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildRule, people } from '../../../test/build-rule.ts';
import { payTrade } from '../../../test/build-trade.ts';
import { items } from '../../db/tables/goods.ts';
import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { useApprovals } from '../../../test/use-approvals.ts';

const { app, wanted, tokens, inBusiness, call, page, submit, audit, order, myTask, decide, reserved, credit, later } =
  useApprovals();

describe('deciding', () => {
  test('the last yes opens the payment deadline, and the order can be paid', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    await later(10);
    const answer = await decide('Approve', tradeNo);
    expect(answer).toMatchObject({
      success: true,
      resultData: { auditState: auditStates.approved, orderState: orderStates.awaitingPayment },
    });
    expect(await order(tradeNo)).toMatchObject({
      orderState: orderStates.awaitingPayment,
      payDeadline: '2026-11-22 20:00:00',
    });
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
    const { tradeNo } = await submit(payModes.credit);
    expect((await decide('Approve', tradeNo)).resultData).toMatchObject({
      auditState: auditStates.approved,
      orderState: orderStates.awaitingShipment,
    });
    expect(await order(tradeNo)).toMatchObject({
      orderState: orderStates.awaitingShipment,
      payState: tradePayStates.owed,
    });
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
    expect((await decide('Approve', tradeNo)).resultData).toMatchObject({
      auditState: auditStates.waiting,
      orderState: orderStates.awaitingApproval,
    });
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
    expect((await decide('Approve', tradeNo, 'admin')).resultData).toMatchObject({
      auditState: auditStates.approved,
      orderState: orderStates.awaitingPayment,
    });
  });

  test('a no ends the flow, lets goods and credit go, and says why', async () => {
    await buildRule(app);
    const [before, held] = [await reserved(), await credit()];
    const { tradeNo } = await submit(payModes.credit);
    const bad = await call('/api/ShopAudit/Reject', 'approver', { ...(await myTask(tradeNo)), comment: '不' });
    expect(bad).toMatchObject({ errorCode: '4', errorMsg: '请填写驳回原因' });
    expect((await decide('Reject', tradeNo, 'approver', '数量超出定额')).resultData).toMatchObject({
      auditState: auditStates.rejected,
      orderState: orderStates.rejected,
    });
    expect(await reserved()).toBe(before);
    expect((await credit()).frozenFen).toBe(held.frozenFen);
    const read = await order(tradeNo);
    expect(read).toMatchObject({ orderState: orderStates.rejected, actions: ['resubmit', 'cancel', 'rebuy'] });
    const letGo = '商品预占已释放，冻结的信用额度已解冻';
    expect(read.history[0]).toMatchObject({ label: '审批驳回', remark: '数量超出定额', held: letGo });
    const counts = await app.call('/api/ShopOrder/GetStateCount', {}, { token: tokens.buyer });
    expect(counts.resultData['15']).toBeGreaterThan(0);
    const cancelled = await call('/api/ShopOrder/Cancel', 'buyer', { tradeNo, reasonCode: 205 });
    expect(cancelled.resultData).toMatchObject({ orderState: orderStates.cancelled });
  });

  test('goods that are gone by the last yes: refused by the system, with the reason', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    const sell = (isOnSale: boolean) =>
      inBusiness((tx) => tx.update(items).set({ isOnSale }).where(eq(items.id, wanted.itemId)));
    await sell(false);
    const answer = await decide('Approve', tradeNo);
    await sell(true);
    expect(answer.resultData).toMatchObject({ auditState: auditStates.rejected, orderState: orderStates.rejected });
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
    expect((await decide('Approve', tradeNo, 'admin')).resultData.auditState).toBe(auditStates.approved);
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
