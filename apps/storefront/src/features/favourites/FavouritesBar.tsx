import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { announceCartChange, useMayBuy } from '../cart/index.ts';
import { type Favourite, refreshFavourites } from './favourites.queries.ts';
import styles from './ItemConcernPage.module.css';

/** What can be done with several favourites at once. */
export function FavouritesBar({
  shown,
  chosen,
  onChooseAll,
  onDone,
}: {
  shown: readonly Favourite[];
  chosen: readonly Favourite[];
  onChooseAll: (isAll: boolean) => void;
  onDone: () => void;
}) {
  // After a broken line the same goods may have arrived already.
  const send = useWriteOnce((list: { itemId: string; chartQty: number; itemNo: undefined }[], requestId) =>
    post('/api/ShopCart/AddList', { data: { list, requestId } }),
  );
  const add = useMutation({
    mutationFn: () => send(chosen.map(({ itemId, minQty }) => ({ itemId, chartQty: minQty, itemNo: undefined }))),
    onSuccess: ({ resultData: { okCount, failList } }) => {
      announceCartChange();
      const [first] = failList;
      if (okCount > 0) toast.ok(`${okCount} 种商品已加入购物车`);
      if (first) toast.error(`${failList.length} 种未能加入：${first.errorMsg}`);
      onDone();
    },
  });
  const remove = useMutation({
    mutationFn: () => {
      const itemIds = chosen.map(({ itemId }) => itemId);
      const data = { itemIds, concernId: undefined, itemId: undefined, requestId: newRequestId() };
      return post('/api/ShopItemConcern/Delete', { data });
    },
    onSuccess: () => {
      toast.ok('已取消收藏');
      onDone();
    },
    onSettled: () => void refreshFavourites(),
  });
  const askRemove = async () => {
    if (await confirm({ title: '取消收藏？', text: `取消收藏所选的 ${chosen.length} 种商品`, okText: '取消收藏' }))
      remove.mutate();
  };
  const isNone = chosen.length === 0;
  const mayBuy = useMayBuy();
  return (
    <div className={styles.bar}>
      <Checkbox isChecked={chosen.length >= shown.length} isPartly={!isNone} onChange={onChooseAll}>
        全选本页
      </Checkbox>
      <span className={styles.count} aria-live="polite">
        已选 {chosen.length} 种
      </span>
      <Button disabled={isNone} isBusy={remove.isPending} onClick={() => void askRemove()}>
        取消收藏
      </Button>
      {mayBuy && (
        <Button look="fill" disabled={isNone} isBusy={add.isPending} onClick={() => add.mutate()}>
          加入购物车
        </Button>
      )}
    </div>
  );
}
