import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Act, type GoodsRow, refreshGoods } from './goods.queries.ts';

export const beforeOf = ({ isOnSale, retailFen, enterpriseFen, marketFen, labelIds }: GoodsRow) => ({
  isOnSale,
  retailFen,
  enterpriseFen,
  marketFen,
  labelIds,
});

/** An act on one item, made at once; what could not be done is said. */
export function useRunOfOne(item: GoodsRow) {
  const write = useWriteOnce(async (act: Act, requestId) => {
    const rows = [{ itemId: item.itemId, before: beforeOf(item) }];
    return (await post('/api/OpsGoods/ApplyRun', { data: { rows, act, reason: '', requestId } })).resultData;
  });
  return useMutation({
    mutationFn: write,
    onSuccess({ refused: [refused], waitingCount }) {
      if (refused) toast.error(refused.reason);
      else if (waitingCount > 0) toast.info('低于毛利线，已提交第二人复核，通过前价格不变');
      else toast.ok('已修改，可在修改记录撤销');
    },
    onSettled: () => void refreshGoods(),
  });
}
