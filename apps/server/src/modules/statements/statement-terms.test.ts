import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { customerId, done, itemsOf, readStatement, useStatements } from '../../../test/build-statement.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, buy, refundOne, generate, confirm, october } = useStatements();

/** What the shop and the demo enterprise agree on. */
async function agree(termKind: string, termDays: number) {
  const { version } = await done(app, '/api/OpsCustomer/GetModel', { customerId }, tokens.operator);
  await done(app, '/api/OpsCustomer/EditTerm', { customerId, termKind, termDays, version }, tokens.operator);
}
/** An invoice for all of a statement, issued. */
async function issueAll(checkNo: string) {
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  const { titleId } = await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance);
  const input = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'finance@example.cn' };
  await done(app, '/api/ShopInvoice/Submit', input, tokens.finance);
  for (const seconds of [61, 30, 60]) {
    app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
    await runDueOnce(app.deps);
  }
}
const creditOf = async () => (await app.call('/api/FinCheck/GetCredit', {}, { token: tokens.finance })).resultData;
const read = (checkId: string) => readStatement(app, checkId, tokens.finance);

describe('月结 N 天', () => {
  test('confirmed after its last day it is due the day after, and overdue the day after that', async () => {
    await agree('monthly', 0);
    const { checkId } = await october();
    expect(await read(checkId)).toMatchObject({
      expectedDueDate: '2026-11-22',
      termText: '月结 0 天',
      dueRule: '账期结束当天已过，顺延至确认次日',
    });
    await confirm(checkId);
    expect(await read(checkId)).toMatchObject({ dueDate: '2026-11-22', overdueDays: 0 });
    app.setNow(new Date('2026-11-22T15:59:00Z'));
    await runDueOnce(app.deps);
    expect(await rowsOf(app, 'select overdue_fen::int from credit_accounts where overdue_fen > 0')).toEqual([]);
    await onDay(new Date('2026-11-22T16:00:00Z'));
    await runDueOnce(app.deps);
    expect(await read(checkId)).toMatchObject({ overdueDays: 1 });
    expect((await creditOf()).overdueFee).toBe(900_000);
  });

  test('a statement keeps the terms it was made under', async () => {
    const { checkId } = await october();
    await agree('invoice', 60);
    expect(await read(checkId)).toMatchObject({ termText: '月结 30 天', expectedDueDate: '2026-11-30' });
    expect(await creditOf()).toMatchObject({ termKind: 'invoice', termDays: 60, termText: '票到 60 天' });
  });
});

describe('票到 N 天', () => {
  test('what came back before the invoice stands on no paper: the sum to ask for says so, and the rest is due', async () => {
    await agree('invoice', 10);
    await onDay(new Date('2026-10-30T02:00:00Z'));
    const order = await buy(4);
    await onDay(new Date('2026-11-03T02:00:00Z'));
    const { checkId = '', checkNo = '' } = await generate();
    await confirm(checkId);
    expect(await read(checkId)).toMatchObject({ totalFee: 360_000, invoiceableFee: 360_000 });
    await refundOne(order);
    const left = await read(checkId);
    expect(left).toMatchObject({ totalFee: 360_000, invoiceableFee: 270_000 });
    expect(left.actions).toContain('applyInvoice');
    await issueAll(checkNo);
    const whole = { checkStateText: '已开票', invoicedFee: 270_000, invoiceableFee: 0, dueDate: '2026-11-13' };
    const invoiced = await read(checkId);
    expect(invoiced).toMatchObject(whole);
    expect(invoiced.actions).not.toContain('applyInvoice');
  });

  test('without an invoice nothing is due, then N days after the one that covers it', async () => {
    await agree('invoice', 10);
    const { checkId, checkNo } = await october();
    await confirm(checkId);
    const waiting = await read(checkId);
    expect(waiting).toMatchObject({
      checkState: statementStates.confirmed,
      overdueDays: 0,
      dueRule: '发票开齐后第 10 天',
    });
    expect(waiting.dueDate).toBeUndefined();
    expect(waiting.expectedDueDate).toBeUndefined();
    await onDay(new Date('2027-02-01T02:00:00Z'));
    await runDueOnce(app.deps);
    expect((await creditOf()).overdueFee).toBe(0);
    await issueAll(checkNo);
    expect(await read(checkId)).toMatchObject({ checkState: statementStates.invoiced, dueDate: '2027-02-11' });
    await onDay(new Date('2027-02-12T02:00:00Z'));
    await runDueOnce(app.deps);
    expect((await creditOf()).overdueFee).toBe(900_000);
  });
});

describe('货到 N 天', () => {
  const sheets = async () =>
    (
      await app.call('/api/FinCheck/GetPage', { reqData: {}, pageSize: 50 }, { token: tokens.finance })
    ).resultData.toReversed();

  test('each day with receipts makes its own sheet, confirmed by the receipt and due by its own day', async () => {
    await agree('receipt', 7);
    await buy(2);
    await buy(1);
    await onDay(new Date('2026-10-15T02:00:00Z'));
    await sweepOnce(app.deps);
    await runDueOnce(app.deps);
    await buy(4);
    await onDay(new Date('2026-10-16T02:00:00Z'));
    await sweepOnce(app.deps);
    await sweepOnce(app.deps);
    await runDueOnce(app.deps);
    const made = await sheets();
    expect(made).toMatchObject([
      {
        periodFrom: '2026-10-12',
        periodTo: '2026-10-12',
        totalFee: 270_000,
        checkState: statementStates.confirmed,
        dueDate: '2026-10-19',
      },
      {
        periodFrom: '2026-10-15',
        periodTo: '2026-10-15',
        totalFee: 360_000,
        checkState: statementStates.confirmed,
        dueDate: '2026-10-22',
      },
    ]);
    expect(await itemsOf(app, made[0]!.checkId, tokens.finance)).toHaveLength(2);
    expect(await read(made[0]!.checkId)).toMatchObject({ dueRule: '收货后第 7 天', termText: '货到 7 天' });
    await onDay(new Date('2026-10-20T02:00:00Z'));
    await runDueOnce(app.deps);
    expect((await creditOf()).overdueFee).toBe(270_000);
  });

  test('no month of it is made, and what a refund leaves in its favour is kept as its balance', async () => {
    await agree('receipt', 7);
    const order = await buy(2);
    await onDay(new Date('2026-10-13T02:00:00Z'));
    await sweepOnce(app.deps);
    await runDueOnce(app.deps);
    await refundOne(order);
    await onDay(new Date('2026-10-14T02:00:00Z'));
    await sweepOnce(app.deps);
    await runDueOnce(app.deps);
    await buy(3);
    await onDay(new Date('2026-10-31T18:00:00Z'));
    await sweepOnce(app.deps);
    await runDueOnce(app.deps);
    expect((await sheets()).map((one) => [one.periodTo, one.totalFee, one.checkState])).toEqual([
      ['2026-10-12', 180_000, 30],
      ['2026-10-13', -90_000, 60],
      ['2026-10-14', 270_000, 30],
    ]);
    expect((await creditOf()).balanceFee).toBe(90_000);
    expect(await generate()).toMatchObject({ isNew: false });
    const asked = { data: { customerId, month: '2026-10', requestId: crypto.randomUUID() } };
    expect(await app.call('/api/OpsCheck/Generate', asked, { token: tokens.operator })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'month' }],
    });
  });
});
