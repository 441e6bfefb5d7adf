import type { CartItem } from '@jicai/contract/cart.ts';
import { confirm } from '@jicai/ui/confirm.ts';
import { toast } from '@jicai/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../app/post.ts';
import { newRequestId } from '../../app/request-id.ts';
import { announceCartChange } from './cart-in-step.ts';

/** Taking lines out of the cart: 删除, 删除选中, 移除失效商品, 移入收藏. */
export function useCartRemoval() {
  const onSuccess = () => {
    toast.ok('删除成功');
    announceCartChange();
  };
  const removal = useMutation({
    mutationFn: (cartIds: string[]) => post('/api/ShopCart/Delete', { data: { cartIds, requestId: newRequestId() } }),
    onSuccess,
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
    remove: (line: CartItem) => removal.mutate([line.cartId]),
    async removeMany(lines: readonly CartItem[]) {
      const isSure = await confirm({
        title: '删除商品',
        text: `确定删除选中的 ${lines.length} 种商品吗？`,
        okText: '删除',
      });
      if (isSure) removal.mutate(lines.map((line) => line.cartId));
    },
    removeInvalid: () => clearing.mutate(),
    moveToFavourites: (line: CartItem) => keeping.mutate(line),
  };
}
