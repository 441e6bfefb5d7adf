import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useSaid } from '../../parts/use-said.ts';
import { type Act, type GoodsRow, refreshGoods } from './goods.queries.ts';

export const beforeOf = ({ isOnSale, retailFen, enterpriseFen, marketFen, labelIds }: GoodsRow) => ({
  isOnSale,
  retailFen,
  enterpriseFen,
  marketFen,
  labelIds,
});

/** An act on one item, made at once, with the way back where it was made; what could not be done is said. */
export function useRunOfOne(item: GoodsRow) {
  const note = useSaid();
  const write = useWriteOnce(async (act: Act, requestId) => {
    const rows = [{ itemId: item.itemId, before: beforeOf(item) }];
    return (await post('/api/OpsGoods/ApplyRun', { data: { rows, act, reason: '', requestId } })).resultData;
  });
  const writeBack = useWriteOnce(
    async (runId: string, requestId) =>
      (await post('/api/OpsGoods/UndoRun', { data: { runId, requestId } })).resultData,
  );
  const undo = useMutation({
    mutationFn: writeBack,
    onSuccess({ kept: [kept] }) {
      if (kept) toast.info('没有撤销：之后又改过，或恢复后低于毛利线');
      note.say(kept ? undefined : { text: '已撤销' });
    },
    onSettled: () => void refreshGoods(),
  });
  const run = useMutation({
    mutationFn: write,
    onMutate: note.hush,
    onSuccess({ refused: [refused], waitingCount, runId }) {
      if (refused) toast.error(refused.reason);
      else if (waitingCount > 0) toast.info('低于毛利线，已提交第二人复核，通过前价格不变');
      else if (runId) note.say({ text: '已保存', undo: () => undo.mutate(runId) });
    },
    onSettled: () => void refreshGoods(),
  });
  return { run, note, isBusy: run.isPending || undo.isPending };
}
