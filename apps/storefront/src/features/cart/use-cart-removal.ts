import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { toastRefusal } from '@jicai/web/call/query-client.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { announceCartChange } from './sync-cart-between-tabs.ts';

/** Taking lines out of the cart: 删除, 删除选中, 移除失效商品, 移入收藏. What was deleted can be put back while `undoable` holds it. */
export function useCartRemoval() {
  const [undoable, setUndoable] = useState<readonly CartItem[]>([]);
  const [isRemoving, setIsRemoving] = useState(false);

  /** Not by useMutation: its code would come with the first load of the cart for this alone. */
  async function write(send: () => Promise<void>) {
    setIsRemoving(true);
    try {
      await send();
    } catch (error) {
      toastRefusal(error);
    }
    setIsRemoving(false);
  }

  const remove = (lines: readonly CartItem[]) =>
    write(async () => {
      await deleteLines(lines);
      succeed('删除成功');
      setUndoable(lines.filter((line) => line.itemState === itemStates.onSale));
    });
  const undo = () =>
    write(async () => {
      const failed = await putBack(undoable);
      setUndoable([]);
      announceCartChange();
      if (failed) toast.error(failed);
    });
  const removeInvalid = () =>
    write(async () => {
      await post('/api/ShopCart/EmptyCart', { data: { onlyInvalid: true, requestId: newRequestId() } });
      succeed('删除成功');
    });
  const moveToFavourites = (line: CartItem) =>
    write(async () => {
      await post('/api/ShopItemConcern/Add', { data: { itemId: line.itemId, requestId: newRequestId() } });
      await deleteLines([line]);
      succeed('已移入收藏');
    });
  return {
    isRemoving,
    undoable,
    undo: () => void undo(),
    forget: () => setUndoable([]),
    remove: (line: CartItem) => void remove([line]),
    async removeMany(lines: readonly CartItem[]) {
      const isSure = await confirm({
        title: '删除商品',
        text: `确定删除选中的 ${lines.length} 种商品吗？`,
        okText: '删除',
      });
      if (isSure) await remove(lines);
    },
    removeInvalid: () => void removeInvalid(),
    moveToFavourites: (line: CartItem) => void moveToFavourites(line),
  };
}

const deleteLines = (lines: readonly CartItem[]) =>
  post('/api/ShopCart/Delete', { data: { cartIds: lines.map(({ cartId }) => cartId), requestId: newRequestId() } });

/** What the server says of the first line that could not be put back, if any. */
async function putBack(lines: readonly CartItem[]): Promise<string | undefined> {
  const list = lines.map(({ itemId, chartQty }) => ({ itemId, chartQty }));
  const answer = await post('/api/ShopCart/AddList', { data: { list, requestId: newRequestId() } });
  return answer.resultData.failList[0]?.errorMsg;
}

function succeed(text: string) {
  toast.ok(text);
  announceCartChange();
}
