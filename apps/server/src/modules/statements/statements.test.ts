import { disputeStates, statementSources, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import {
  customerId,
  done,
  itemsOf,
  paymentFor,
  readStatement,
  send,
  signInSecondOperator,
  useStatements,
} from '../../../test/build-statement.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { runDueOnce } from '../../worker/worker.ts';

const {
  app,
  tokens,
  onDay,
  setOptions,
  buy,
  refundOne,
  generate,
  creditUsed,
  confirm,
  october: madeInOctober,
  dispute: disputed,
} = useStatements();
const november = new Date('2026-11-21T02:00:00Z');

describe('generation', () => {
  test('takes what arrived in the month and was refunded, each once, and the head is its sum', async () => {
    const order = await buy(10);
    await buy(3);
    await refundOne(order);
    await runDueOnce(app.deps);
    expect(await creditUsed()).toBe(1_080_000);
    await onDay(november);
    await buy(7);
    const { checkId = '', isNew } = await generate();
    expect(isNew).toBe(true);
    const statement = await readStatement(app, checkId, tokens.finance);
    expect(statement).toMatchObject({
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      orderFee: 1_170_000,
      refundFee: -90_000,
      adjustFee: 0,
      totalFee: 1_080_000,
      unpaidFee: 1_080_000,
      checkState: statementStates.awaitingConfirm,
      checkStateText: '待确认',
      expectedDueDate: '2026-11-30',
      counts: { all: 3, received: 2, refunded: 1 },
      actions: ['confirm', 'dispute', 'editRemark'],
    });
    const rows = await itemsOf(app, checkId, tokens.finance);
    expect(rows.map(({ sourceType, qty, fee }) => [sourceType, qty, fee])).toEqual([
      [1, 10, 900_000],
      [1, 3, 270_000],
      [2, -1, -90_000],
    ]);
    expect(await generate()).toMatchObject({ checkId, isNew: false });
    expect(await generate({ month: '2026-11' })).toMatchObject({ isNew: true });
  });

  test('by the shop’s day of the month, once, for every customer with something to bill; the clerks are told', async () => {
    await buy(2);
    app.setNow(new Date('2026-10-31T17:00:00Z'));
    await sweepOnce(app.deps);
    await sweepOnce(app.deps);
    await runDueOnce(app.deps);
    expect(await rowsOf(app, 'select 1 from statements')).toHaveLength(0);
    app.setNow(new Date('2026-10-31T18:00:00Z'));
    await runDueOnce(app.deps);
    await rowsOf(app, `update timers set done_at = null where kind like 'statement.%'`);
    await runDueOnce(app.deps);
    expect(await rowsOf(app, 'select period_from, total_fen from statements')).toHaveLength(1);
    const told = await rowsOf<{ account_no: string }>(
      app,
      `select a.account_no from messages m join accounts a on a.id = m.account_id where m.title = '新的对账单' order by 1`,
    );
    expect(told.map((row) => row.account_no)).toEqual(['admin', 'finance']);
  });

  test('two at once make one', async () => {
    await buy(2);
    await onDay(november);
    const made = await Promise.all([generate(), generate(), generate()]);
    expect(new Set(made.map((one) => one.checkId)).size).toBe(1);
    expect(made.filter((one) => one.isNew)).toHaveLength(1);
  });

  test('nothing to bill makes none; a month that has not begun, or none, is refused', async () => {
    expect(await generate()).toEqual({ isNew: false });
    for (const month of ['2026-12', '2026-13', 'x'])
      expect(await send(app, '/api/OpsCheck/Generate', { customerId, month }, tokens.operator)).toMatchObject({
        errorCode: '4',
        errorData: [{ field: 'month' }],
      });
    expect(await send(app, '/api/OpsCheck/Generate', { customerId: '9' }, tokens.operator)).toMatchObject({
      errorCode: '5',
    });
  });
});

describe('confirmation and dispute', () => {
  test('confirmed, the last day to pay stands', async () => {
    const { checkId, version } = await madeInOctober();
    expect(await send(app, '/api/FinCheck/Confirm', { checkId, version: version + 1 }, tokens.finance)).toMatchObject({
      errorCode: '6',
    });
    expect(await confirm(checkId)).toMatchObject({ checkState: statementStates.confirmed });
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({ dueDate: '2026-11-30', overdueDays: 0 });
    expect(await send(app, '/api/FinCheck/Confirm', { checkId }, tokens.finance)).toMatchObject({ errorCode: '8001' });
  });

  test('a disputed line is adjusted and answered, and the new sum is confirmed and booked', async () => {
    await setOptions({ adjustAloneFen: 180_000, adjustAlonePercent: 20 });
    const statement = await madeInOctober();
    const { checkId } = statement;
    const { checkItemId, version } = await disputed(statement);
    expect(await send(app, '/api/FinCheck/Confirm', { checkId }, tokens.finance)).toMatchObject({ errorCode: '8002' });
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({
      checkState: statementStates.disputed,
      counts: { disputed: 1 },
      disputedFee: 900_000,
      actions: ['withdrawDispute', 'editRemark'],
    });
    const adjusts = [{ checkItemId, fee: -180_000, reason: '少发两个，折让' }];
    expect(await send(app, '/api/OpsCheck/Adjust', { checkId, adjusts }, tokens.operator)).toMatchObject({
      errorCode: '4',
    });
    const adjusted = await done(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, tokens.operator);
    const empty = { checkId, version: adjusted.version, items: [] };
    expect(await send(app, '/api/OpsCheck/Reply', empty, tokens.operator)).toMatchObject({ errorCode: '8002' });
    const items = [{ checkItemId, reply: '同意折让' }];
    await done(app, '/api/OpsCheck/Reply', { ...empty, items }, tokens.operator);
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({
      checkState: statementStates.awaitingConfirm,
      adjustFee: -180_000,
      totalFee: 720_000,
      counts: { all: 2, adjusted: 1, disputed: 0, replied: 1 },
    });
    const rows = await itemsOf(app, checkId, tokens.finance);
    expect(rows[0]).toMatchObject({
      disputeState: disputeStates.answered,
      disputeReason: '数量',
      reply: '同意折让',
      replyName: expect.any(String),
    });
    expect(rows[1]).toMatchObject({
      sourceType: statementSources.adjustment,
      fee: -180_000,
      taxFee: -20_708,
      reason: '少发两个，折让',
    });
    expect(await creditUsed()).toBe(900_000);
    await confirm(checkId);
    expect(await creditUsed()).toBe(720_000);
  });

  test('an agreed addition may take the debt above the credit limit; nothing new is bought then', async () => {
    const statement = await madeInOctober();
    const { checkId } = statement;
    const { checkItemId, version } = await disputed(statement);
    const credit = async () => (await app.call('/api/FinCheck/GetCredit', {}, { token: tokens.finance })).resultData;
    const { creditLimit } = await credit();
    const adjusts = [{ fee: creditLimit, reason: '补收安装费用' }];
    const { changeId } = await done(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, tokens.operator);
    const second = await signInSecondOperator(app);
    await done(app, '/api/OpsChange/Answer', { changeId, isAgree: true, version: 1 }, second);
    const items = [{ checkItemId, reply: '双方已确认' }];
    const adjusted = await readStatement(app, checkId, tokens.finance);
    await done(app, '/api/OpsCheck/Reply', { checkId, version: adjusted.version, items }, tokens.operator);
    await confirm(checkId);
    expect((await credit()).usedFee).toBe(creditLimit + 900_000);
    await expect(buy(1)).rejects.toThrow('3004');
    // The books agree: asked after each test.
  });

  test('a row that is taken out stands in the next statement; withdrawn disputes leave all as it was', async () => {
    const first = await madeInOctober();
    await disputed(first);
    await done(app, '/api/FinCheck/CancelDispute', { checkId: first.checkId }, tokens.finance);
    expect(await readStatement(app, first.checkId, tokens.finance)).toMatchObject({
      checkState: statementStates.awaitingConfirm,
      counts: { disputed: 0, replied: 0 },
    });
    const { checkItemId, version } = await disputed(first);
    const adjust = { checkId: first.checkId, version, removeItemIds: [checkItemId] };
    const removed = await done(app, '/api/OpsCheck/Adjust', adjust, tokens.operator);
    await done(app, '/api/OpsCheck/Reply', { ...adjust, version: removed.version, items: [] }, tokens.operator);
    expect(await readStatement(app, first.checkId, tokens.finance)).toMatchObject({ totalFee: 0, counts: { all: 0 } });
    expect(await confirm(first.checkId)).toMatchObject({ checkState: statementStates.settled });
    const next = await generate({ month: '2026-11' });
    expect(await readStatement(app, next.checkId ?? '', tokens.finance)).toMatchObject({ totalFee: 900_000 });
  });

  test('a dispute names rows of its own with a reason and 2–200 characters', async () => {
    const { checkId } = await madeInOctober();
    const [item] = await itemsOf(app, checkId, tokens.finance);
    const row = { checkItemId: item?.checkItemId, reasonCode: 1, remark: '少了' };
    const dispute = (items: unknown) => send(app, '/api/FinCheck/Dispute', { checkId, items }, tokens.finance);
    const text = '请选择有异议的明细并填写说明';
    expect(await dispute([])).toMatchObject({ errorCode: '4', errorMsg: text });
    expect(await dispute([{ ...row, remark: '少' }])).toMatchObject({ errorCode: '4', errorMsg: text });
    expect(await dispute([{ ...row, remark: '少'.repeat(201) }])).toMatchObject({ errorCode: '4' });
    expect(await dispute([{ ...row, reasonCode: 6 }])).toMatchObject({ errorCode: '4' });
    expect(await dispute([{ ...row, checkItemId: '1' }])).toMatchObject({ errorCode: '5' });
  });

  test('with splitPay nobody confirms what he alone disputed', async () => {
    await setOptions({ isSplitPay: true });
    const statement = await madeInOctober();
    await disputed(statement);
    const { checkId } = statement;
    await done(app, '/api/FinCheck/CancelDispute', { checkId }, tokens.finance);
    expect(await send(app, '/api/FinCheck/Confirm', { checkId }, tokens.finance)).toMatchObject({ errorCode: '3' });
    expect(await send(app, '/api/FinCheck/Confirm', { checkId }, tokens.admin)).toMatchObject({ success: true });
  });

  const stateAfter = async (days: number) => {
    app.setNow(new Date(november.getTime() + days * 86_400_000));
    await runDueOnce(app.deps);
    const [row] = await rowsOf<{ state: number }>(app, 'select state from statements');
    return row?.state;
  };

  test('silence confirms where the shop wants it, counted from the last word', async () => {
    await setOptions({ isAutoConfirmed: true });
    const statement = await madeInOctober();
    const { checkId } = statement;
    const { checkItemId, version } = await disputed(statement);
    app.setNow(new Date(november.getTime() + 6 * 86_400_000));
    await onDay(app.deps.now());
    const items = [{ checkItemId, reply: '数量无误' }];
    await done(app, '/api/OpsCheck/Reply', { checkId, version, items }, tokens.operator);
    expect(await stateAfter(8)).toBe(10);
    expect(await stateAfter(13)).toBe(30);
  });

  test('a note of the customer’s own', async () => {
    const { checkId } = await madeInOctober();
    await done(app, '/api/FinCheck/EditRemark', { checkId, remark: ' 已转采购核对 ' }, tokens.finance);
    expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({ remark: '已转采购核对', version: 2 });
  });

  test('a note breaks the silence, which is counted from there', async () => {
    await setOptions({ isAutoConfirmed: true });
    const { checkId } = await madeInOctober();
    await onDay(new Date(november.getTime() + 3 * 86_400_000));
    await done(app, '/api/FinCheck/EditRemark', { checkId, remark: '核对中' }, tokens.finance);
    expect(await stateAfter(8)).toBe(10);
    expect(await stateAfter(11)).toBe(30);
  });
});

describe('credit notes and voiding', () => {
  test('a statement below zero is settled by its confirmation and becomes the balance', async () => {
    await onDay(new Date('2026-10-30T02:00:00Z'));
    const order = await buy(10);
    await onDay(new Date('2026-11-03T02:00:00Z'));
    const first = await generate();
    await confirm(first.checkId ?? '');
    await refundOne(order);
    const note = await generate({ month: '2026-11' });
    expect(await readStatement(app, note.checkId ?? '', tokens.finance)).toMatchObject({
      totalFee: -90_000,
      unpaidFee: 0,
    });
    expect(await confirm(note.checkId ?? '')).toMatchObject({ checkState: statementStates.settled });
    await onDay(new Date('2026-12-05T02:00:00Z'));
    await buy(2);
    const next = await generate({ month: '2026-12' });
    expect(await readStatement(app, next.checkId ?? '', tokens.finance)).toMatchObject({
      orderFee: 180_000,
      adjustFee: 0,
      totalFee: 180_000,
    });
  });

  test('a void one lets go of its rows; one that is paid, or about to be, is not voided', async () => {
    const { checkId, version } = await madeInOctober();
    const reason = '账期选择错误';
    await done(app, '/api/OpsCheck/Void', { checkId, version, reason }, tokens.operator);
    const again = await generate();
    expect(again).toMatchObject({ isNew: true });
    const { checkId: second = '' } = again;
    const { version: confirmed } = await confirm(second);
    const pay = await paymentFor(app, [{ checkId: second, fee: 100 }], tokens.finance);
    await done(app, '/api/FinCheck/SubmitPay', pay, tokens.finance);
    const voiding = { checkId: second, version: confirmed + 1, reason };
    expect(await send(app, '/api/OpsCheck/Void', voiding, tokens.operator)).toMatchObject({ errorCode: '8001' });
  });
});
