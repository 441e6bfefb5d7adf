import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPageQuery } from './cart.queries.ts';
import { useCartEdits } from './use-cart-edits.ts';

/** Longer than presses are gathered. */
const gathered = 401;

interface Sent {
  data: { cartId: string; chartQty: number };
  answer: (envelope: object) => Promise<void>;
}
let sent: Sent[];

const line = (cartId: string, chartQty = 1) =>
  ({
    cartId,
    chartQty,
    chartPrice: 2,
    chartTotalFee: 2,
    realPrice: 2,
    itemState: itemStates.onSale,
    isChecked: true,
  }) as unknown as CartItem;
const first = line('1');
const second = line('2');

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  // The server; each test says when it answers, and what.
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { data } = JSON.parse(body) as Pick<Sent, 'data'>;
    return new Promise<Response>((resolve) => {
      const answer = async (envelope: object) => {
        resolve(new Response(JSON.stringify({ errorCode: '0', errorMsg: '', ...envelope })));
        await pass(0);
      };
      sent.push({ data, answer });
    });
  });
  queryClient.setQueryData(cartPageQuery(1).queryKey, {
    success: true,
    resultData: [first, second],
    totalCount: 2,
  } as never);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const quantities = () => sent.map(({ data }) => `${data.cartId}:${data.chartQty}`);
const shown = (cartId: string) =>
  queryClient.getQueryData(cartPageQuery(1).queryKey)?.resultData.find((item) => item.cartId === cartId)?.chartQty;

function edits() {
  const { result, unmount } = renderHook(useCartEdits);
  const change = (of: CartItem, qty: number) => act(() => result.current.changeQty(of, qty));
  return { result, unmount, change };
}

test('presses in quick succession are shown at once and become one call', async () => {
  const { change } = edits();
  change(first, 2);
  change(first, 3);
  expect(shown('1')).toBe(3);
  await pass(gathered - 2);
  expect(quantities()).toEqual([]);
  await pass(2);
  expect(quantities()).toEqual(['1:3']);
});

test('one call of a line at a time, and the last quantity goes last', async () => {
  const { change } = edits();
  change(first, 2);
  await pass(gathered);
  change(first, 3);
  await pass(gathered);
  change(first, 4);
  await pass(gathered);
  expect(quantities()).toEqual(['1:2']);
  await sent[0]?.answer({ success: true, resultData: [line('1', 2)] });
  await pass(gathered);
  expect(quantities()).toEqual(['1:2', '1:4']);
  // An answer to what is no longer wanted is not drawn.
  expect(shown('1')).toBe(4);
});

test('lines do not wait for each other', async () => {
  const { change } = edits();
  change(first, 2);
  change(second, 5);
  await pass(gathered);
  expect(quantities().toSorted()).toEqual(['1:2', '2:5']);
});

test('a refused quantity is put back and explained at its line', async () => {
  const { result, change } = edits();
  change(first, 9);
  await pass(gathered);
  await sent[0]?.answer({
    success: false,
    errorCode: errorCodes.aboveMaximum,
    errorMsg: '超过限购数量5',
    errorData: [],
  });
  expect(shown('1')).toBe(1);
  expect(result.current.reasons).toEqual({ 1: '超过限购数量5' });
});

test('after a refusal of the second change the first one stands, which the server has', async () => {
  const { change } = edits();
  change(first, 2);
  await pass(gathered);
  change(first, 9);
  await sent[0]?.answer({ success: true, resultData: [line('1', 2)] });
  await pass(gathered);
  await sent[1]?.answer({
    success: false,
    errorCode: errorCodes.aboveMaximum,
    errorMsg: '超过限购数量5',
    errorData: [],
  });
  expect(shown('1')).toBe(2);
});

test('settle sends what waits at once and is done when all is answered', async () => {
  const { result, change } = edits();
  change(first, 2);
  await pass(gathered);
  change(second, 3);
  let isSettled = false;
  async function settle() {
    await result.current.settle();
    isSettled = true;
  }
  void settle();
  await pass(0);
  expect(quantities()).toEqual(['1:2', '2:3']);
  await sent[1]?.answer({ success: true, resultData: [line('2', 3)] });
  expect(isSettled).toBe(false);
  await sent[0]?.answer({ success: true, resultData: [line('1', 2)] });
  expect(isSettled).toBe(true);
});

test('settle tells of a quantity that was not taken, on its way or still waiting', async () => {
  const { result, change } = edits();
  change(first, 9);
  await pass(gathered);
  change(second, 3);
  const settled = result.current.settle();
  await pass(0);
  await sent[0]?.answer({
    success: false,
    errorCode: errorCodes.aboveMaximum,
    errorMsg: '超过限购数量5',
    errorData: [],
  });
  await sent[1]?.answer({ success: true, resultData: [line('2', 3)] });
  expect(await settled).toBe(false);
  expect(shown('1')).toBe(1);
  // Seen and told: what stands now may be bought.
  expect(await result.current.settle()).toBe(true);
});

test('who leaves the page has his last presses sent', async () => {
  const { change, unmount } = edits();
  change(first, 6);
  unmount();
  await pass(0);
  expect(quantities()).toEqual(['1:6']);
});
