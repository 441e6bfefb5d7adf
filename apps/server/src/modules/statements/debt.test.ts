import { expect, test } from 'vitest';
import { done, readStatement, useStatements } from '../../../test/build-statement.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost } from '../../../test/test-app.ts';

const { app, tokens, onDay, buy, refundOne, generate, october, confirm } = useStatements();

const summaryOf = async () => (await app.call('/api/FinCheck/GetPage', {}, { token: tokens.finance })).summary;
const unbilled = (token = tokens.finance, host = businessHost) =>
  app.call('/api/FinCheck/GetUnbilledPage', { pageSize: 1 }, { token, host });

test('what was received and is on no statement is summed and listed until one is made (statements.md §10)', async () => {
  expect(await unbilled()).toMatchObject({ totalCount: 0, sumFee: 0, resultData: [] });
  const statement = await october(10);
  const order = await buy(7);
  await refundOne(order);
  expect(await summaryOf()).toMatchObject({
    awaitingCount: 1,
    awaitingFee: 900_000,
    unbilledCount: 2,
    unbilledFee: 540_000,
    billingDay: '2026-12-01',
  });
  expect(await unbilled()).toMatchObject({
    totalCount: 2,
    sumFee: 540_000,
    resultData: [{ sourceText: '退款', orderNo: order.orderNo, qty: -1, price: 90_000, fee: -90_000 }],
  });
  await generate({ month: '2026-11' });
  expect(await summaryOf()).toMatchObject({ awaitingCount: 2, awaitingFee: 1_440_000, unbilledFee: 0 });
  // A statement that is void gives its rows back.
  const { version } = await readStatement(app, statement.checkId, tokens.finance);
  const voided = { checkId: statement.checkId, version, reason: '账期选择错误' };
  await done(app, '/api/OpsCheck/Void', voided, tokens.operator);
  expect(await summaryOf()).toMatchObject({ unbilledFee: 900_000, awaitingFee: 540_000 });
});

test('what is owed past its last day is counted and found', async () => {
  const { checkId } = await october();
  await confirm(checkId);
  const overdue = () => app.call('/api/FinCheck/GetPage', { reqData: { isOverdue: true } }, { token: tokens.finance });
  expect(await overdue()).toMatchObject({
    totalCount: 0,
    summary: { unpaidCount: 1, unpaidFee: 900_000, overdueCount: 0, overdueFee: 0 },
  });
  await onDay(new Date('2026-12-01T02:00:00Z'));
  expect(await overdue()).toMatchObject({
    totalCount: 1,
    resultData: [{ checkId }],
    summary: { unpaidCount: 1, overdueCount: 1, overdueFee: 900_000, billingDay: '2027-01-01' },
  });
});

test('who must not: a buyer without the permission, the shop’s side, nobody; another shop sees its own alone', async () => {
  await buy(1);
  for (const token of [tokens.buyer, tokens.operator, '']) expect((await unbilled(token)).success, token).toBe(false);
  const other = await signIn(app, 'member', { host: retailHost });
  expect((await unbilled(other, retailHost)).success).toBe(false);
});
