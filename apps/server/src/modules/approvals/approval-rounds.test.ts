import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildRule } from '../../../test/build-rule.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { saveSetting } from '../../../test/save-setting.ts';
import { items } from '../../db/tables/goods.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { useApprovals } from '../../../test/use-approvals.ts';

const { app, wanted, tokens, inBusiness, call, submit, audit, order, decide, later } = useApprovals();

describe('turned back', () => {
  const preview = async (qty: number) =>
    (
      await call('/api/ShopOrder/Settle', 'buyer', {
        itemList: [{ itemId: wanted.itemId, qty }],
        addressId: wanted.addressId,
      })
    ).resultData.previewKey;
  const resubmit = async (tradeNo: string, qty: number, extra: object = {}) =>
    call('/api/ShopAudit/Resubmit', 'buyer', {
      tradeNo,
      itemList: [{ itemId: wanted.itemId, qty }],
      addressId: wanted.addressId,
      payMode: payModes.online,
      previewKey: await preview(qty),
      ...extra,
    });

  test('withdrawn, edited, priced anew and asked again in a second round', async () => {
    await buildRule(app);
    const { tradeNo } = await submit(payModes.online, 3);
    const { version } = await audit(tradeNo, 'buyer');
    expect(await call('/api/ShopAudit/Withdraw', 'admin', { tradeNo })).toMatchObject({ errorCode: '3' });
    expect(await call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo, version: 99 })).toMatchObject({ errorCode: '6' });
    const back = await call('/api/ShopAudit/Withdraw', 'buyer', { tradeNo, version });
    expect(back.resultData).toMatchObject({ auditState: auditStates.withdrawn, orderState: orderStates.rejected });
    await inBusiness((tx) => tx.update(items).set({ enterpriseFen: 30_000 }).where(eq(items.id, wanted.itemId)));
    const again = await resubmit(tradeNo, 2, { payMode: payModes.credit, auditNote: '已减少一件' });
    await inBusiness((tx) => tx.update(items).set({ enterpriseFen: 20_000 }).where(eq(items.id, wanted.itemId)));
    expect(again).toMatchObject({
      success: true,
      resultData: { tradeNo, orderState: orderStates.awaitingApproval, payFee: 60_000 },
    });
    const read = await audit(tradeNo);
    expect(read).toMatchObject({
      round: 2,
      payFee: 60_000,
      note: '已减少一件',
      auditState: auditStates.waiting,
      payModeText: '账期支付',
    });
    const line = { qty: 2, price: 30_000, goodsFee: 60_000, freightFee: 0, payFee: 60_000 };
    expect(read.orders[0]?.lines[0]).toMatchObject({ ...line, now: { price: 20_000, isForSale: true } });
    expect((await decide('Approve', tradeNo)).resultData).toMatchObject({
      auditState: auditStates.approved,
      orderState: orderStates.awaitingShipment,
    });
    expect((await audit(tradeNo)).history.map((step) => step.event)).toEqual([
      'submit',
      'withdraw',
      'resubmit',
      'agree',
    ]);
  });

  test('below the limit nobody is asked any more', async () => {
    await buildRule(app, { condition: { amountFromFen: 50_000 } });
    const { tradeNo } = await submit(payModes.online, 3);
    await decide('Reject', tradeNo, 'approver', '超出预算');
    expect((await resubmit(tradeNo, 1)).resultData).toMatchObject({
      orderState: orderStates.awaitingPayment,
      payDeadline: expect.any(String),
    });
    expect((await audit(tradeNo)).auditState).toBe(auditStates.approved);
  });

  test('only by its owner, only in 15, only with the same suppliers', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    expect(await resubmit(tradeNo, 1)).toMatchObject({ errorCode: '3001' });
    await decide('Reject', tradeNo, 'approver', '超出预算');
    const other = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000 });
    const itemList = [{ itemId: other.itemId, qty: 1 }];
    const { resultData } = await call('/api/ShopOrder/Settle', 'buyer', { itemList, addressId: wanted.addressId });
    const input = { itemList, previewKey: resultData.previewKey };
    expect(await resubmit(tradeNo, 1, input)).toMatchObject({ errorCode: '4', errorData: [{ field: 'itemList' }] });
    expect(
      await call('/api/ShopAudit/Resubmit', 'admin', {
        tradeNo,
        ...input,
        addressId: wanted.addressId,
        payMode: payModes.online,
      }),
    ).toMatchObject({
      errorCode: '5',
    });
  });
});

describe('time', () => {
  test('reminded after 24 and 48 hours, cancelled after 72', async () => {
    await buildRule(app);
    const { tradeNo } = await submit(payModes.credit);
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
    expect((await order(tradeNo)).orderState).toBe(orderStates.awaitingApproval);
    await later(73);
    await runDueOnce(app.deps);
    expect(await order(tradeNo)).toMatchObject({ orderState: orderStates.cancelled });
    expect((await order(tradeNo)).history[0]).toMatchObject({ event: 'expireApproval', userName: '系统' });
    expect((await audit(tradeNo)).auditState).toBe(auditStates.expired);
  });

  test('a shop sets other hours and days: what begins then goes by them, what runs keeps its end', async () => {
    await buildRule(app);
    const running = await submit(payModes.credit);
    const terms = { expiryHours: 10, remindHours: 2, remindAgainHours: 12, editDays: 1 };
    for (const [name, value] of Object.entries(terms))
      await saveSetting(app, tokens.operator, `approvals.${name}`, value);
    const { tradeNo } = await submit(payModes.credit);
    const turned = await submit();
    await decide('Reject', turned.tradeNo, 'approver', '超出预算');
    expect((await app.call('/api/Account/GetUserInfo', {}, { token: tokens.buyer })).resultData.approvalTerms).toEqual({
      expiryHours: 10,
      editDays: 1,
      delegateDays: 366,
    });
    const told = async (who: 'approver' | 'buyer', title: string) =>
      (
        await app.call('/api/Message/GetPage', { reqData: { kind: 'approval' }, pageSize: 100 }, { token: tokens[who] })
      ).resultData.filter((one) => one.title === title);
    expect((await told('buyer', '审批被驳回'))[0]?.content).toContain('可在1天内修改后重新提交');
    const reminded = async () =>
      (await told('approver', '审批提醒')).filter(({ content }) => content.includes(tradeNo)).length;
    await later(3);
    await runDueOnce(app.deps);
    expect(await reminded()).toBe(1);
    await later(11);
    await runDueOnce(app.deps);
    expect(await reminded()).toBe(1);
    expect((await order(tradeNo)).orderState).toBe(orderStates.cancelled);
    expect((await order(running.tradeNo)).orderState).toBe(orderStates.awaitingApproval);
    await later(25);
    await runDueOnce(app.deps);
    expect((await order(turned.tradeNo)).orderState).toBe(orderStates.cancelled);
    for (const name of Object.keys(terms)) await saveSetting(app, tokens.operator, `approvals.${name}`);
  });

  test('a rejected order nobody edits is cancelled after seven days', async () => {
    await buildRule(app);
    const { tradeNo } = await submit();
    await decide('Reject', tradeNo, 'approver', '超出预算');
    await later(7 * 24 - 1);
    await runDueOnce(app.deps);
    expect((await order(tradeNo)).orderState).toBe(orderStates.rejected);
    await later(7 * 24 + 1);
    await runDueOnce(app.deps);
    expect((await order(tradeNo)).history[0]).toMatchObject({ event: 'expireEdit' });
    expect((await order(tradeNo)).orderState).toBe(orderStates.cancelled);
  });
});
