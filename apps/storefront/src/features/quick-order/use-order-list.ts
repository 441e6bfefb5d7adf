import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { type ListedItem, maxListedItems, type ReadList } from '@jicai/domain/cart/order-list-text.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import { announceCartChange } from '../cart/index.ts';
import { checkedListQuery, type ListLine } from './quick-order.queries.ts';

interface SentLine {
  itemId: string | undefined;
  itemNo: string;
  chartQty: number;
}

/** The purchase list of the page: what has been read into it, what the shop says of it, and its way into the cart. */
export function useOrderList() {
  const draft = useDraft<{ items: ListedItem[] }>('quick-order', { items: [] }, { outlivesPage: true });
  const [items, setItems] = useState(draft.start.items);
  /** What has gone into the cart since the list was begun. */
  const [addedCount, setAddedCount] = useState(0);
  draft.keep(items.length > 0 ? { items } : undefined);
  const check = useQuery(checkedListQuery(items));
  const checkedOf = new Map(check.data?.resultData.map((line) => [line.itemNo.toUpperCase(), line]));
  const lines: ListLine[] = items.map((typed) => ({ typed, checked: checkedOf.get(typed.itemNo.toUpperCase()) }));
  const ready = check.isPlaceholderData ? [] : lines.filter(({ checked }) => checked?.errorCode === errorCodes.ok);

  // After a broken line the same list may have arrived already.
  const send = useWriteOnce((list: SentLine[], requestId) =>
    post('/api/ShopCart/AddList', { data: { list, requestId } }),
  );
  const add = useMutation({
    mutationFn: () =>
      send(ready.map(({ typed, checked }) => ({ itemId: checked?.itemId, itemNo: typed.itemNo, chartQty: typed.qty }))),
    onSuccess({ resultData: { okCount, failList } }) {
      announceCartChange();
      setAddedCount((before) => before + okCount);
      const failed = new Set(failList.map(({ itemId }) => itemId));
      const gone = new Set(
        ready.flatMap(({ typed, checked }) => (failed.has(checked?.itemId ?? '') ? [] : typed.itemNo)),
      );
      setItems((before) => before.filter(({ itemNo }) => !gone.has(itemNo)));
      if (okCount > 0) toast.ok(`${okCount} 种商品已加入购物车`);
      if (failList.length > 0) toast.error(`${failList.length} 种没有加入，原因见清单`);
    },
  });

  return {
    lines,
    ready,
    check,
    addedCount,
    add,
    isFull: items.length >= maxListedItems,
    /** Takes what was read; the quantity of a number that stands already is what was read last. Returns how many are too many. */
    take(read: ReadList): number {
      const merged = mergeItems(items, read.items);
      setItems(merged.slice(0, maxListedItems));
      return Math.max(0, merged.length - maxListedItems);
    },
    setQty: (itemNo: string, qty: number) =>
      setItems((before) => before.map((item) => (item.itemNo === itemNo ? { itemNo, qty } : item))),
    remove: (itemNo: string) => setItems((before) => before.filter((item) => item.itemNo !== itemNo)),
    clear: () => setItems([]),
  };
}

/** Numbers are the same in small and capital letters. */
function mergeItems(before: readonly ListedItem[], read: readonly ListedItem[]): ListedItem[] {
  const merged = new Map(before.map((item) => [item.itemNo.toUpperCase(), item]));
  for (const item of read) {
    const standing = merged.get(item.itemNo.toUpperCase());
    merged.set(item.itemNo.toUpperCase(), { itemNo: standing?.itemNo ?? item.itemNo, qty: item.qty });
  }
  return [...merged.values()];
}
