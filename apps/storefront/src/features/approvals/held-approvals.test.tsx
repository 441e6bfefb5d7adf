import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdApproval, holdMs, sendHeld, sendLeftOver, takeBack, useHeldApproval } from './held-approvals.ts';

type Answer = 'agreed' | 'refused' | 'broken line';
/** What the server answers, one call after the other; and the requestIds it was sent. */
let answers: Answer[];
let sent: string[];

const bodies: Record<Exclude<Answer, 'broken line'>, object> = {
  agreed: { success: true, errorCode: '0', resultData: { auditState: auditStates.approved, okCount: 1, list: [] } },
  refused: { success: false, errorCode: '6001', errorMsg: '该审批已处理' },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T02:00:00Z') });
  localStorage.clear();
  useSession.setState({ userId: '7' });
  [answers, sent] = [[], []];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (!path.endsWith('/ShopAudit/Approve')) return new Promise(() => {});
    sent.push((JSON.parse(body) as { data: { requestId: string } }).data.requestId);
    const answer = answers.shift() ?? 'agreed';
    if (answer === 'broken line') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify({ errorMsg: '', errorData: [], ...bodies[answer] })));
  });
});
afterEach(async () => {
  await sendHeld();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const give = (auditId = '1') => holdApproval({ auditId, auditTaskId: auditId, version: 1, words: '¥1.00 · 陈思远' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const kept = () => JSON.parse(localStorage.getItem('heldApprovals') ?? '[]') as { requestId: string }[];

test('a yes is sent when its time is over, once, and nothing of it is left', async () => {
  give();
  await pass(holdMs - 1);
  expect([sent.length, kept().length]).toEqual([0, 1]);
  await pass(1);
  expect([sent.length, kept().length]).toEqual([1, 0]);
  await pass(60_000);
  await sendLeftOver();
  expect(sent).toHaveLength(1);
});

test('taken back in time it is never sent', async () => {
  give();
  await pass(holdMs - 1);
  expect(takeBack()?.auditId).toBe('1');
  expect(takeBack()).toBeUndefined();
  await pass(60_000);
  await sendLeftOver();
  expect([sent.length, kept().length]).toEqual([0, 0]);
});

test('who leaves the page, or agrees to the next, sends it at once', async () => {
  give('1');
  await sendHeld(true);
  give('2');
  give('3');
  await pass(0);
  expect(new Set(sent).size).toBe(2);
  expect(useHeldApproval.getState().held?.auditId).toBe('3');
});

test('what a broken line or a closed page left is sent again under the same number', async () => {
  answers = ['broken line', 'agreed'];
  give();
  await pass(holdMs);
  expect([sent.length, kept().length]).toEqual([1, 1]);
  await pass(1001);
  await sendLeftOver();
  expect([sent.length, new Set(sent).size, kept().length]).toEqual([2, 1, 0]);
});

test('nobody sends what another user gave, or what another tab still holds; a refusal ends it', async () => {
  give();
  const standing = useHeldApproval.getState().held;
  useHeldApproval.setState({ held: undefined });
  await sendLeftOver();
  expect(sent).toHaveLength(0);
  vi.setSystemTime(Date.now() + holdMs + 2000);
  useSession.setState({ userId: '8' });
  await sendLeftOver();
  expect(sent).toHaveLength(0);
  useSession.setState({ userId: '7' });
  answers = ['refused'];
  await Promise.all([sendLeftOver(), sendLeftOver()]);
  expect([sent, kept().length]).toEqual([[standing?.requestId], 0]);
});
