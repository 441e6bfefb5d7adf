import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SubmitFields, useSubmit } from './use-submit.ts';

type Answer = object | 'broken line';
/** What the server answers, one call after the other; then nothing more comes. */
let answers: Answer[];
let ids: string[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  ids = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (!path.endsWith('/Submit')) return new Promise(() => {});
    ids.push((JSON.parse(body) as { data: { requestId: string } }).data.requestId);
    const answer = answers.shift();
    if (answer === undefined) return new Promise(() => {});
    if (answer === 'broken line') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify({ errorMsg: '', errorData: [], ...answer })));
  });
  window.location.hash = '#/Settlementpage';
});
afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const placed = (orderState: number) => ({ success: true, errorCode: '0', resultData: { tradeNo: 'T1', orderState } });
const refused = (errorCode: string, more: object = {}) => ({ success: false, errorCode, errorMsg: '不行', ...more });
const fields = {} as SubmitFields;

function page() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <HashRouter>{children}</HashRouter>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useSubmit(), { wrapper });
  const submit = async () => {
    act(() => result.current.submit(fields));
    await pass(0);
  };
  return { result, unmount, submit, phase: () => result.current.state.phase };
}

test('an order that is to be paid leads to the cashier, another to the result', async () => {
  answers = [placed(20)];
  await page().submit();
  expect(window.location.hash).toBe('#/Cashier?tradeNo=T1');
  cleanup();
  answers = [placed(10)];
  await page().submit();
  expect(window.location.hash).toBe('#/paySuccess?tradeNo=T1');
});

test('while it is on its way nothing is known yet', async () => {
  const { submit, phase } = page();
  expect(phase()).toBe('idle');
  await submit();
  expect(phase()).toBe('sending');
});

test.each([
  ['with', true],
  ['without', false],
])(
  'without an answer the page asks again after 2, 5 and 10 seconds under the same id, then waits for the buyer: %s a line',
  async (_, hasLine) => {
    onlineManager.setOnline(hasLine);
    answers = ['broken line', refused(errorCodes.repeated), 'broken line', 'broken line', 'broken line'];
    const { result, submit, phase } = page();
    await submit();
    expect([phase(), ids.length]).toEqual(['unknown', 1]);
    for (const [waitMs, calls] of [
      [2000, 2],
      [5000, 3],
      [10_000, 4],
    ] as const) {
      await pass(waitMs - 1);
      expect(ids.length).toBe(calls - 1);
      await pass(1);
      expect([phase(), ids.length]).toEqual(['unknown', calls]);
    }
    await pass(60_000);
    expect(ids.length).toBe(4);
    act(() => {
      result.current.askAgain();
    });
    await pass(0);
    expect([phase(), ids.length]).toEqual(['unknown', 5]);
    await pass(60_000);
    expect(ids.length).toBe(5);
    expect(new Set(ids).size).toBe(1);
  },
);

test('the buyer need not wait for the next try; after his own there is none', async () => {
  answers = ['broken line', 'broken line', 'broken line'];
  const { result, submit, phase } = page();
  await submit();
  await pass(500);
  act(() => {
    result.current.askAgain();
  });
  await pass(0);
  expect([phase(), ids.length]).toEqual(['unknown', 2]);
  await pass(60_000);
  expect([phase(), ids.length]).toEqual(['unknown', 2]);
  expect(ids[1]).toBe(ids[0]);
});

test('an answer that comes late still leads on', async () => {
  answers = ['broken line', placed(20)];
  const { submit } = page();
  await submit();
  await pass(2000);
  expect(window.location.hash).toBe('#/Cashier?tradeNo=T1');
});

test('a refusal says why, at its field where it names one, and the next try is a new command', async () => {
  answers = [refused(errorCodes.badInput, { errorData: [{ field: 'data.remark', msg: '太长' }] })];
  const { result, submit } = page();
  await submit();
  expect(result.current.state).toEqual({
    phase: 'refused',
    code: errorCodes.badInput,
    message: '不行',
    faults: { remark: '太长' },
  });
  act(() => result.current.reset());
  await pass(0);
  expect(result.current.state.phase).toBe('idle');
  await submit();
  expect(ids[1]).not.toBe(ids[0]);
});

test('changed prices come with the new figures', async () => {
  const preview = { previewKey: 'k2' };
  answers = [refused(errorCodes.priceChanged, { resultData: preview })];
  const { result, submit } = page();
  await submit();
  expect(result.current.state).toEqual({ phase: 'changed', preview, fields });
});

test('who has left is told by a toast and taken nowhere; nothing is sent again', async () => {
  const { submit, unmount } = page();
  answers = ['broken line'];
  await submit();
  unmount();
  await pass(60_000);
  expect(ids.length).toBe(1);
  expect(window.location.hash).toBe('#/Settlementpage');
});
