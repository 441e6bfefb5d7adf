import { earlyCodes } from '@jicai/domain/errors/early-codes.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { useEffect, useRef, useState } from 'react';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient, toastRefusal } from '@jicai/web/call/query-client.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { notifyOtherTabs } from './sync-cart-between-tabs.ts';
import { pagePath } from './cart.queries.ts';
import { shortText, withQty } from './cart-lines.ts';
import { changeLinesShown } from './use-cart.ts';

/** Presses on + within this time become one call. */
const gatherMs = 400;

interface Waiting {
  line: CartItem;
  qty: number;
  timer: number;
}

/**
 * Changes of quantity and ticks, shown at once. A refused quantity is explained at its line (`reasons`, by cartId) and put back to what the
 * server last said; a refused tick is a toast.
 */
export function useCartEdits() {
  const waiting = useRef(new Map<string, Waiting>());
  /** The quantity the server holds, of lines that are being changed. */
  const held = useRef(new Map<string, number>());
  const refused = useRef(new Set<string>());
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const setReason = (cartId: string, reason: string) => setReasons((before) => ({ ...before, [cartId]: reason }));

  async function sendQty(line: CartItem, qty: number) {
    const { cartId } = line;
    try {
      const { resultData } = await post('/api/ShopCart/Edit', {
        data: { cartId, chartQty: qty, requestId: newRequestId() },
      });
      if (waiting.current.has(cartId)) {
        held.current.set(cartId, qty);
      } else {
        held.current.delete(cartId);
        showAnswer(resultData);
      }
    } catch (error) {
      // What the next call makes of the line is its own matter.
      if (waiting.current.has(cartId)) return;
      const before = held.current.get(cartId);
      held.current.delete(cartId);
      refused.current.add(cartId);
      if (before !== undefined) showQty(cartId, before);
      setReason(cartId, reasonOf(error, line));
    }
  }

  async function sendWaiting(cartId: string) {
    for (let change = take(cartId); change; change = take(cartId)) await sendQty(change.line, change.qty);
  }

  function take(cartId: string) {
    const change = waiting.current.get(cartId);
    window.clearTimeout(change?.timer);
    waiting.current.delete(cartId);
    return change;
  }

  /** One call of a line at a time: of two at once the older could land last. */
  const flush = (cartId: string) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationFn: () => sendWaiting(cartId),
        scope: { id: `cart line ${cartId}` },
        meta: { isInline: true },
      })
      .execute(undefined);

  /** Sends what still waits; resolves when the server has answered all of it, with whether it took it all. */
  async function settle() {
    const cartIds = [...held.current.keys()];
    await Promise.all(cartIds.map(flush));
    return cartIds.every((cartId) => !refused.current.has(cartId));
  }

  const settleLatest = useRef(settle);
  useEffect(() => {
    settleLatest.current = settle;
  });
  useEffect(() => () => void settleLatest.current(), []);

  return {
    reasons,
    settle,
    changeQty(line: CartItem, qty: number) {
      const { cartId } = line;
      window.clearTimeout(waiting.current.get(cartId)?.timer);
      if (!held.current.has(cartId)) held.current.set(cartId, line.chartQty);
      refused.current.delete(cartId);
      setReason(cartId, '');
      void queryClient.cancelQueries({ queryKey: [pagePath] });
      showQty(cartId, qty);
      waiting.current.set(cartId, { line, qty, timer: window.setTimeout(() => void flush(cartId), gatherMs) });
    },
    check: checkLines,
  };
}

/** Ticks lines, or with `isAll` the whole cart. */
async function checkLines(lines: readonly CartItem[], isChecked: boolean, { isAll = false } = {}): Promise<void> {
  const ids = new Set(lines.map((line) => line.cartId));
  const before = new Map(lines.map((line) => [line.cartId, line.isChecked]));
  const show = (wanted: (cartId: string) => boolean) =>
    changeLinesShown((line) => (ids.has(line.cartId) ? { ...line, isChecked: wanted(line.cartId) } : line));
  void queryClient.cancelQueries({ queryKey: [pagePath] });
  show(() => isChecked);
  try {
    const requestId = newRequestId();
    const list = [...ids].map((cartId) => ({ cartId, isChecked }));
    await post('/api/ShopCart/Edit', { data: isAll ? { isCheckedAll: isChecked, requestId } : { list, requestId } });
    notifyOtherTabs();
  } catch (error) {
    show((cartId) => before.get(cartId) ?? false);
    toastRefusal(error);
  }
}

const showQty = (cartId: string, qty: number) =>
  changeLinesShown((line) => (line.cartId === cartId ? withQty(line, qty) : line));

function showAnswer(lines: readonly CartItem[]) {
  const answered = new Map(lines.map((line) => [line.cartId, line]));
  changeLinesShown((line) => answered.get(line.cartId) ?? line);
  notifyOtherTabs();
}

function reasonOf(error: unknown, line: CartItem): string {
  if (error instanceof Refusal) return error.code === earlyCodes.outOfStock ? shortText(line) : error.message;
  if (error instanceof Fault) return '没有保存，请重试';
  throw error;
}
