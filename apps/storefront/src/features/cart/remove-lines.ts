import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { announceCartChange } from './sync-cart-between-tabs.ts';

/* What use-cart-removal.ts sends: the cart shows its lines without it. */

export const isSureToRemove = (count: number): Promise<boolean> =>
  confirm({ title: '删除商品', text: `确定删除选中的 ${count} 种商品吗？`, okText: '删除' });

/** Answers the lines that can be put back. */
export async function remove(lines: readonly CartItem[]): Promise<readonly CartItem[]> {
  await deleteLines(lines);
  succeed('删除成功');
  return lines.filter((line) => line.itemState === itemStates.onSale);
}

export async function removeInvalid(): Promise<void> {
  await post('/api/ShopCart/EmptyCart', { data: { onlyInvalid: true, requestId: newRequestId() } });
  succeed('删除成功');
}

export async function moveToFavourites(line: CartItem): Promise<void> {
  await post('/api/ShopItemConcern/Add', { data: { itemId: line.itemId, requestId: newRequestId() } });
  await deleteLines([line]);
  succeed('已移入收藏');
}

/** Says what the server says of the first line that could not be put back, if any. */
export async function putBack(lines: readonly CartItem[], onAnswer: () => void): Promise<void> {
  const list = lines.map(({ itemId, chartQty }) => ({ itemId, chartQty }));
  const answer = await post('/api/ShopCart/AddList', { data: { list, requestId: newRequestId() } });
  onAnswer();
  announceCartChange();
  const failed = answer.resultData.failList[0]?.errorMsg;
  if (failed) toast.error(failed);
}

const deleteLines = (lines: readonly CartItem[]) =>
  post('/api/ShopCart/Delete', { data: { cartIds: lines.map(({ cartId }) => cartId), requestId: newRequestId() } });

function succeed(text: string) {
  toast.ok(text);
  announceCartChange();
}
