import { expect, test } from 'vitest';
import { buildRule } from '../../../test/build-rule.ts';
import { useApprovals } from '../../../test/use-approvals.ts';

const { app, tokens, call, submit, audit, decide, later } = useApprovals();

const remind = (tradeNo: string, who: 'buyer' | 'approver' | 'admin' | 'operator' = 'buyer') =>
  call('/api/ShopAudit/Remind', who, { tradeNo });
const remindersOf = async () => {
  const { resultData } = await app.call(
    '/api/Message/GetPage',
    { reqData: { kind: 'approval' }, pageSize: 100 },
    { token: tokens.approver },
  );
  return resultData.filter(({ title }) => title === '申请人催办');
};

test('who asked reminds who is asked, three times in a step and not within four hours (approvals.md §7)', async () => {
  await buildRule(app);
  const { tradeNo } = await submit();
  const told = (await remindersOf()).length;
  const { version } = await audit(tradeNo);
  expect((await audit(tradeNo, 'buyer')).actions).toEqual(['remind', 'withdraw']);
  expect(await remind(tradeNo)).toMatchObject({ success: true, resultData: { names: '吴建国' } });
  expect((await remindersOf()).length).toBe(told + 1);
  expect(await remind(tradeNo)).toMatchObject({ errorCode: '8', errorMsg: '已催办，11-21 14:00 后可再次催办' });
  // What the approver has on his screen still holds.
  expect(await audit(tradeNo)).toMatchObject({ version, remindCount: 1, remindTime: '2026-11-21 10:00:00' });
  for (const hours of [4, 8]) {
    await later(hours);
    expect(await remind(tradeNo)).toMatchObject({ success: true });
  }
  await later(20);
  expect(await remind(tradeNo)).toMatchObject({ errorCode: '8', errorMsg: expect.stringContaining('3 次') });
  expect((await remindersOf()).length).toBe(told + 3);
  expect((await audit(tradeNo, 'buyer')).disabledReasons['remind']).toContain('直接联系');
});

test('two at once remind once', async () => {
  await buildRule(app);
  const { tradeNo } = await submit();
  const told = (await remindersOf()).length;
  const answers = await Promise.all([remind(tradeNo), remind(tradeNo), remind(tradeNo)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect((await remindersOf()).length).toBe(told + 1);
});

test('a new round begins anew; what is decided is not reminded of', async () => {
  await buildRule(app);
  const { tradeNo } = await submit();
  await remind(tradeNo);
  await decide('Reject', tradeNo, 'approver', '数量太多');
  expect(await remind(tradeNo)).toMatchObject({ errorCode: '3001' });
});

test('who must not: a colleague, who is asked, the shop’s side, nobody, another enterprise’s number', async () => {
  await buildRule(app);
  const { tradeNo } = await submit();
  expect(await remind(tradeNo, 'admin')).toMatchObject({ errorCode: '3' });
  for (const who of ['approver', 'operator'] as const) expect((await remind(tradeNo, who)).success, who).toBe(false);
  expect((await app.call('/api/ShopAudit/Remind', { data: { tradeNo } })).errorCode).toBe('2');
  expect((await remind('T202601010000000001')).success).toBe(false);
});

test('who is asked sees what the department has used this month and what goods cost last; who asked does not', async () => {
  // Without a rule it is bought at once, on account.
  await submit(2, 3);
  await buildRule(app);
  const other = await submit(2, 1);
  const { tradeNo } = await submit(2, 2);
  const seen = await audit(tradeNo);
  const { orgUsedFee = 0, orgWaitingFee = 0, centerUsedFee } = seen.usage ?? {};
  expect(centerUsedFee).toBe(0);
  expect(seen.orders[0]?.lines[0]?.last).toMatchObject({ price: 20_000, time: '2026-11-21 10:00:00' });
  expect((await audit(tradeNo, 'buyer')).usage).toBeUndefined();
  // Another one waiting, another one bought: each counts where it stands, and this one nowhere.
  await decide('Approve', other.tradeNo);
  const { usage } = await audit(tradeNo);
  expect(usage).toMatchObject({ orgUsedFee: orgUsedFee + 20_000, orgWaitingFee: orgWaitingFee - 20_000 });
  await decide('Approve', tradeNo);
  expect((await audit(tradeNo)).usage).toBeUndefined();
  await later(24 * 10);
  const next = await submit(2, 1);
  expect((await audit(next.tradeNo)).usage?.orgUsedFee).toBeLessThan(20_000 * 3);
});
