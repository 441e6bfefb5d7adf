import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { useEffect, useState } from 'react';
import { toastRefusal } from '@jicai/web/call/query-client.ts';
import { tellLostCode } from '@jicai/ui/feedback/lazy-part.tsx';
import { laterMs, useLater } from '../../app/use-later.ts';

/** Asked for when the page has stood for a while, so that it is there when a hand wants it. */
const load = () => import('./remove-lines.ts');
type Cart = Awaited<ReturnType<typeof load>>;

const loaded = (): Promise<Cart | undefined> => load().catch(tellLostCode);

/** Taking lines out of the cart: 删除, 删除选中, 移除失效商品, 移入收藏. What was deleted can be put back while `undoable` holds it. */
export function useCartRemoval() {
  const [undoable, setUndoable] = useState<readonly CartItem[]>([]);
  const [isRemoving, setIsRemoving] = useState(false);
  const isLater = useLater(laterMs);
  useEffect(() => {
    if (isLater) void load().catch(() => undefined);
  }, [isLater]);

  /** Not by useMutation: its code would come with the first load of the cart for this alone. */
  async function write(send: (cart: Cart) => Promise<void>) {
    const cart = await loaded();
    if (!cart) return;
    setIsRemoving(true);
    try {
      await send(cart);
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
      const cart = await loaded();
      if (await cart?.isSureToRemove(lines.length)) await remove(lines);
    },
    removeInvalid: () => void write((cart) => cart.removeInvalid()),
    moveToFavourites: (line: CartItem) => void write((cart) => cart.moveToFavourites(line)),
  };
}
