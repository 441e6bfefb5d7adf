import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { announceCartChange } from './sync-cart-between-tabs.ts';

/** Taking lines out of the cart: 删除, 删除选中, 移除失效商品, 移入收藏. What was deleted can be put back while `undoable` holds it. */
export function useCartRemoval() {
  const [undoable, setUndoable] = useState<readonly CartItem[]>([]);
  const onSuccess = () => {
    toast.ok('删除成功');
    announceCartChange();
  };
  const removal = useMutation({
    mutationFn: (lines: readonly CartItem[]) => {
      const cartIds = lines.map((line) => line.cartId);
      return post('/api/ShopCart/Delete', { data: { cartIds, requestId: newRequestId() } });
    },
    onSuccess(_answer, lines) {
      onSuccess();
      setUndoable(lines.filter((line) => line.itemState === itemStates.onSale));
    },
  });
  const undoing = useMutation({
    mutationFn: (lines: readonly CartItem[]) => {
      const list = lines.map(({ itemId, chartQty }) => ({ itemId, chartQty }));
      return post('/api/ShopCart/AddList', { data: { list, requestId: newRequestId() } });
    },
    onSuccess({ resultData: { failList } }) {
      setUndoable([]);
      announceCartChange();
      const [failed] = failList;
      if (failed) toast.error(failed.errorMsg);
    },
  });
  const clearing = useMutation({
    mutationFn: () => post('/api/ShopCart/EmptyCart', { data: { onlyInvalid: true, requestId: newRequestId() } }),
    onSuccess,
  });
  const keeping = useMutation({
    async mutationFn(line: CartItem) {
      await post('/api/ShopItemConcern/Add', { data: { itemId: line.itemId, requestId: newRequestId() } });
      await post('/api/ShopCart/Delete', { data: { cartId: line.cartId, requestId: newRequestId() } });
    },
    onSuccess() {
      toast.ok('已移入收藏');
      announceCartChange();
    },
  });
  return {
    isRemoving: removal.isPending || clearing.isPending || keeping.isPending,
    undoable,
    undo: () => undoing.mutate(undoable),
    forget: () => setUndoable([]),
    remove: (line: CartItem) => removal.mutate([line]),
    async removeMany(lines: readonly CartItem[]) {
      const isSure = await confirm({
        title: '删除商品',
        text: `确定删除选中的 ${lines.length} 种商品吗？`,
        okText: '删除',
      });
      if (isSure) removal.mutate(lines);
    },
    removeInvalid: () => clearing.mutate(),
    moveToFavourites: (line: CartItem) => keeping.mutate(line),
  };
}
