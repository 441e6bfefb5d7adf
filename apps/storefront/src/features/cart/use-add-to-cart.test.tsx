import { queryClient } from '@jicai/web/call/query-client.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { act, renderHook } from '@testing-library/react';
import { HashRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAdded } from './added.ts';
import { useAddToCart } from './use-add-to-cart.ts';

let ids: string[];
let isLineBroken: boolean;

beforeEach(() => {
  ids = [];
  isLineBroken = false;
  useSession.setState({ token: 'T', userId: '7' });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path.endsWith('/ShopCart/Add')) ids.push((JSON.parse(body) as { data: { requestId: string } }).data.requestId);
    if (isLineBroken) return Promise.reject(new TypeError('Failed to fetch'));
    const answer = { success: true, errorCode: '0', errorMsg: '', errorData: [], resultData: [] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  forgetAdded();
  queryClient.clear();
  useSession.setState({ token: '', userId: '' });
  vi.unstubAllGlobals();
});

test('the same goods go in once, however often they are sent until an answer comes', async () => {
  const { result } = renderHook(() => useAddToCart(), { wrapper: HashRouter });
  const add = (chartQty: number) =>
    act(async () => result.current.add({ itemId: '1', chartQty, unitName: '盒' }, document.body));
  isLineBroken = true;
  await add(5);
  isLineBroken = false;
  await add(5);
  expect(ids[1]).toBe(ids[0]);
  // Answered: five more are five more.
  await add(5);
  await add(6);
  expect(new Set(ids).size).toBe(3);
});
