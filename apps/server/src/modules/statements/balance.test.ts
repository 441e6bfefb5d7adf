import { statementPayStates, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { done, paymentFor, readStatement, send, useStatements } from '../../../test/build-statement.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, buy, refundOne, generate, confirm, october } = useStatements();
const credit = async () => (await app.call('/api/FinCheck/GetCredit', {}, { token: tokens.finance })).resultData;
const read = (checkId: string) => readStatement(app, checkId, tokens.finance);
const payByBalance = (allocations: object[], token = tokens.finance) =>
  send(app, '/api/FinCheck/PayByBalance', { allocations }, token);
const ledger = async () => (await app.call('/api/FinCheck/GetBalancePage', {}, { token: tokens.finance })).resultData;

/** A transfer is reported and found on the account. */
async function pay(allocations: { checkId: string; fee: number }[], payFee: number) {
  const report = { ...(await paymentFor(app, allocations, tokens.finance)), payFee };
  const { payId } = await done(app, '/api/FinCheck/SubmitPay', report, tokens.finance);
  await done(app, '/api/OpsCheck/ConfirmPay', { payId, isAgree: true, version: 1 }, tokens.operator);
  await runDueOnce(app.deps);
  return payId;
}

/** October is paid; a unit of it comes back in November, so that more was paid than is owed. */
async function paidThenReturned() {
  await onDay(new Date('2026-10-30T02:00:00Z'));
  const order = await buy(10);
  await onDay(new Date('2026-11-03T02:00:00Z'));
  const { checkId = '' } = await generate();
  await confirm(checkId);
  const report = await paymentFor(app, [{ checkId, fee: 900_000 }], tokens.finance);
  const input = { ...report, payTime: '2026-11-02 10:00:00' };
  const { payId } = await done(app, '/api/FinCheck/SubmitPay', input, tokens.finance);
  await done(app, '/api/OpsCheck/ConfirmPay', { payId, isAgree: true, version: 1 }, tokens.operator);
  await refundOne(order);
}

describe('余额', () => {
  test('what is left of a payment is kept, and pays the next statement', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    await pay([{ checkId, fee: 900_000 }], 1_000_000);
    expect(await read(checkId)).toMatchObject({ checkState: statementStates.settled, paidFee: 900_000 });
    const { creditLimit } = await credit();
    expect(await credit()).toMatchObject({ usedFee: 0, availFee: creditLimit, balanceFee: 100_000 });
    await buy(2);
    const next = await generate({ month: '2026-11' });
    const nextId = next.checkId ?? '';
    await confirm(nextId);
    expect(await payByBalance([{ checkId: nextId, fee: 100_001 }])).toMatchObject({ errorCode: '8003' });
    expect(await payByBalance([{ checkId: nextId, fee: 180_001 }])).toMatchObject({ errorCode: '8003' });
    expect(await payByBalance([{ checkId: nextId, fee: 100_000 }])).toMatchObject({
      resultData: { payRecordState: statementPayStates.confirmed },
    });
    expect(await read(nextId)).toMatchObject({
      checkState: statementStates.partlyPaid,
      paidFee: 100_000,
      payments: [{ isFromBalance: true, fee: 100_000, payRecordStateText: '已确认' }],
    });
    expect(await credit()).toMatchObject({ usedFee: 80_000, balanceFee: 0 });
    expect((await ledger()).map(({ kindText, fee }) => [kindText, fee])).toEqual([
      ['支付对账单', -100_000],
      ['多付款项', 100_000],
    ]);
  });

  test('a return after settlement never lifts the credit above its limit; its statement makes it a balance', async () => {
    await paidThenReturned();
    const { creditLimit } = await credit();
    const before = { usedFee: 0, availFee: creditLimit, balanceFee: 0, pendingBalanceFee: 90_000 };
    expect(await credit()).toMatchObject(before);
    const note = await generate({ month: '2026-11' });
    const noteId = note.checkId ?? '';
    expect(await confirm(noteId)).toMatchObject({ checkState: statementStates.settled });
    const after = { usedFee: 0, availFee: creditLimit, balanceFee: 90_000, pendingBalanceFee: 0 };
    expect(await credit()).toMatchObject(after);
    expect(await ledger()).toMatchObject([{ kindText: '贷方对账单', fee: 90_000 }]);
    // It stands in no later statement a second time.
    await onDay(new Date('2026-12-05T02:00:00Z'));
    await buy(2);
    const next = await generate({ month: '2026-12' });
    expect(await read(next.checkId ?? '')).toMatchObject({ totalFee: 180_000, adjustFee: 0 });
  });

  test('what is paid too much twice at once is spent once', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    await pay([{ checkId, fee: 100_000 }], 200_000);
    const both = await Promise.all([1, 2].map(() => payByBalance([{ checkId, fee: 100_000 }])));
    expect(both.filter((one) => one.success)).toHaveLength(1);
    expect(await credit()).toMatchObject({ balanceFee: 0 });
  });

  test('less than its parts, or the same statement twice, is no payment', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    const part = { checkId, fee: 100 };
    expect(await payByBalance([part, part])).toMatchObject({ errorCode: '4' });
    expect(await payByBalance([])).toMatchObject({ errorCode: '4' });
  });

  test('who may not', async () => {
    const { checkId } = await october();
    await confirm(checkId);
    const data = { allocations: [{ checkId, fee: 1 }], requestId: '00000000-0000-4000-8000-000000000002' };
    const path = '/api/FinCheck/PayByBalance';
    expect(await app.call(path, { data })).toMatchObject({ errorCode: '2' });
    for (const token of [tokens.buyer, tokens.operator])
      expect(await app.call(path, { data }, { token })).toMatchObject({ errorCode: '3' });
    await rowsOf(
      app,
      'update statements set customer_id = (select min(id) from customers where id <> 2001 and company_id = 1001)',
    );
    expect(await app.call(path, { data }, { token: tokens.finance })).toMatchObject({ errorCode: '5' });
    await rowsOf(app, 'update statements set customer_id = 2001');
    expect(await app.call('/api/FinCheck/GetBalancePage')).toMatchObject({ errorCode: '2' });
    expect(await app.call('/api/FinCheck/GetBalancePage', {}, { token: tokens.buyer })).toMatchObject({
      errorCode: '3',
    });
  });
});
