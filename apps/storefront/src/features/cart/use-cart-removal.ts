import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { useEffect, useState } from 'react';
import { toastRefusal } from '@jicai/web/call/query-client.ts';
import { laterMs, useLater } from '../../app/use-later.ts';

/** Asked for when the page has stood for a while, so that it is there when a hand wants it. */
const load = () => import('./remove-lines.ts');

/** Taking lines out of the cart: 删除, 删除选中, 移除失效商品, 移入收藏. What was deleted can be put back while `undoable` holds it. */
export function useCartRemoval() {
  const [undoable, setUndoable] = useState<readonly CartItem[]>([]);
  const [isRemoving, setIsRemoving] = useState(false);
  const isLater = useLater(laterMs);
  useEffect(() => {
    if (isLater) void load().catch(() => undefined);
  }, [isLater]);

  /** Not by useMutation: its code would come with the first load of the cart for this alone. */
  async function write(send: (lines: Awaited<ReturnType<typeof load>>) => Promise<void>) {
    setIsRemoving(true);
    try {
      await send(await load());
    } catch (error) {
      toastRefusal(error);
    }
    setIsRemoving(false);
  }

  const remove = (lines: readonly CartItem[]) => write(async (cart) => setUndoable(await cart.remove(lines)));
  return {
    isRemoving,
    undoable,
    undo: () => void write((cart) => cart.putBack(undoable, () => setUndoable([]))),
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
    removeInvalid: () => void write((cart) => cart.removeInvalid()),
    moveToFavourites: (line: CartItem) => void write((cart) => cart.moveToFavourites(line)),
  };
}
