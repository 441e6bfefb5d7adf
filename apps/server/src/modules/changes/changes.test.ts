import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { changeStates } from '@jicai/domain/shop/change-states.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { done, readStatement, send, signInSecondOperator, useStatements } from '../../../test/build-statement.ts';
import { signIn } from '../../../test/sign-in.ts';
import { saveSetting } from '../../../test/save-setting.ts';
import { retailHost } from '../../../test/test-app.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, setOptions, october, dispute } = useStatements();
let second = '';

/** A statement of 9,000.00 of which more is to go than one operator may take off alone. */
async function asked(fee = -100_001) {
  const statement = await october();
  const { checkId, checkNo } = statement;
  const { checkItemId, version } = await dispute(statement);
  second = await signInSecondOperator(app);
  const adjusts = [{ checkItemId, fee, reason: '质量折让' }];
  const adjusted = await done(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, tokens.operator);
  return { checkId, checkNo, checkItemId, version: adjusted.version, changeId: adjusted.changeId ?? '' };
}
const total = async (checkId: string) => (await readStatement(app, checkId, tokens.finance)).totalFee;
const answer = (changeId: string, token: string, more: object = {}) =>
  send(app, '/api/OpsChange/Answer', { changeId, isAgree: true, version: 1, ...more }, token);
const list = async (token = second) => (await app.call('/api/OpsChange/GetPage', {}, { token })).resultData;

describe('an adjustment above what one operator may make alone', () => {
  test('counts only once a second one has confirmed it', async () => {
    const { checkId, checkNo, changeId } = await asked();
    expect(changeId).not.toBe('');
    expect(await total(checkId)).toBe(900_000);
    expect(await list(tokens.operator)).toMatchObject([{ actions: ['withdraw'] }]);
    expect(await list()).toMatchObject([
      {
        changeId,
        kindText: '对账单调整',
        subjectName: checkNo,
        changeStateText: '待复核',
        before: { checkState: statementStates.disputed, totalFee: 900_000, adjustFee: 0 },
        after: { adjusts: [{ fee: -100_001 }] },
        actions: ['agree', 'refuse'],
      },
    ]);
    expect(await answer(changeId, tokens.operator)).toMatchObject({
      errorCode: '3',
      errorMsg: '提交人不能复核自己的变更',
    });
    expect(await answer(changeId, second)).toMatchObject({ resultData: { changeState: changeStates.inForce } });
    expect(await total(checkId)).toBe(799_999);
    expect(await answer(changeId, second, { version: 2 })).toMatchObject({ errorCode: '8001' });
  });

  test('nothing is answered or adjusted meanwhile; refused with a reason it leaves all as it was', async () => {
    const { checkId, checkItemId, version, changeId } = await asked();
    const items = [{ checkItemId, reply: '同意折让' }];
    const waits = { errorCode: '8001', errorMsg: '有待复核的变更，请先复核或撤回' };
    expect(await send(app, '/api/OpsCheck/Reply', { checkId, version, items }, tokens.operator)).toMatchObject(waits);
    const adjusts = [{ checkItemId, fee: -1, reason: '折让' }];
    expect(await send(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, second)).toMatchObject(waits);
    expect(await answer(changeId, second, { isAgree: false })).toMatchObject({ errorCode: '4' });
    expect(await answer(changeId, second, { isAgree: false, reason: '依据不足' })).toMatchObject({
      resultData: { changeStateText: '已驳回' },
    });
    expect(await total(checkId)).toBe(900_000);
    expect(await send(app, '/api/OpsCheck/Reply', { checkId, version, items }, tokens.operator)).toMatchObject({
      success: true,
    });
  });

  test('many small ones count together, and the share of a small statement is the lesser limit', async () => {
    const { checkId, version, checkItemId, changeId } = await asked(-60_000);
    expect(changeId).toBe('');
    const adjust = (fee: number) => {
      const adjusts = [{ checkItemId, fee, reason: '折让' }];
      return send(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, tokens.operator);
    };
    expect((await adjust(-40_001)).resultData.changeId).toMatch(/^\d+$/);
    await setOptions({ adjustAlonePercent: 5 });
    await rowsOf(app, 'delete from change_requests');
    expect((await adjust(-1)).resultData.changeId).toMatch(/^\d+$/);
    await setOptions({ adjustAloneFen: 900_000, adjustAlonePercent: 100 });
    await rowsOf(app, 'delete from change_requests');
    expect((await adjust(-840_000)).resultData.changeId).toBeUndefined();
  });

  test('not when the statement is no longer what it was', async () => {
    const { checkId, changeId } = await asked();
    await done(app, '/api/FinCheck/CancelDispute', { checkId }, tokens.finance);
    expect(await answer(changeId, second)).toMatchObject({
      errorCode: '8001',
      errorMsg: '变更对象已发生变化，请撤回后重新提交',
    });
    expect(await list()).toMatchObject([{ changeState: changeStates.waiting }]);
  });

  test('taken back by who asked; by nobody else; after seven days it ends by itself', async () => {
    const { changeId } = await asked();
    const withdraw = (token: string) => send(app, '/api/OpsChange/Withdraw', { changeId, version: 1 }, token);
    expect(await withdraw(second)).toMatchObject({ errorCode: '3', errorMsg: '只有提交人可以撤回' });
    await onDay(new Date('2026-11-28T01:59:00Z'));
    await runDueOnce(app.deps);
    expect(await list(tokens.operator)).toMatchObject([{ changeState: changeStates.waiting }]);
    app.setNow(new Date('2026-11-28T02:00:00Z'));
    await runDueOnce(app.deps);
    expect(await list(tokens.operator)).toMatchObject([
      { changeStateText: '已撤回', answer: '7天内无人复核，已自动撤回', actions: [] },
    ]);
    expect(await withdraw(tokens.operator)).toMatchObject({ errorCode: '8001' });
  });

  test('a shop sets other days: what is asked for then goes by them', async () => {
    await saveSetting(app, tokens.operator, 'changes.lifeDays', 2);
    await asked();
    await saveSetting(app, tokens.operator, 'changes.lifeDays', 7);
    await onDay(new Date('2026-11-23T02:00:00Z'));
    await runDueOnce(app.deps);
    expect(await list(tokens.operator)).toMatchObject([{ answer: '2天内无人复核，已自动撤回' }]);
  });

  test('two at once make it once', async () => {
    const { checkId, changeId } = await asked();
    const both = await Promise.all([answer(changeId, second), answer(changeId, second)]);
    expect(both.filter((one) => one.success)).toHaveLength(1);
    expect(await total(checkId)).toBe(799_999);
  });
});

test('who may not', async () => {
  const { changeId } = await asked();
  const supplier = await signIn(app, 'supplier');
  const elsewhere = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const data = { changeId, isAgree: true, version: 1, requestId: '00000000-0000-4000-8000-000000000001' };
  for (const path of ['/api/OpsChange/Answer', '/api/OpsChange/Withdraw'] as const) {
    expect(await app.call(path, { data })).toMatchObject({ errorCode: '2' });
    for (const token of [tokens.finance, supplier])
      expect(await app.call(path, { data }, { token })).toMatchObject({ errorCode: '3' });
    expect(await app.call(path, { data }, elsewhere)).toMatchObject({ errorCode: '5' });
  }
  expect(await app.call('/api/OpsChange/GetPage')).toMatchObject({ errorCode: '2' });
  expect(await app.call('/api/OpsChange/GetPage', {}, { token: tokens.finance })).toMatchObject({ errorCode: '3' });
  expect(await app.call('/api/OpsChange/GetPage', {}, elsewhere)).toMatchObject({ totalCount: 0 });
});

beforeEach(() => setOptions({}));
