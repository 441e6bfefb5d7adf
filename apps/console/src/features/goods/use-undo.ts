import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type GoodsRun, refreshGoods } from './goods.queries.ts';

/** Undoes a run, after a question; what was changed since is kept and named. */
export function useUndo({ runId, actText, changedCount, filterText }: GoodsRun) {
  const write = useWriteOnce(
    async (_: void, requestId) => (await post('/api/OpsGoods/UndoRun', { data: { runId, requestId } })).resultData,
  );
  /** One over a whole filter goes on in the background. */
  const writeAll = useWriteOnce(async (_: void, requestId) => {
    await post('/api/OpsGoods/UndoFilterRun', { data: { runId, requestId } });
    return undefined;
  });
  const mutation = useMutation({
    mutationFn: () => (filterText === '' ? write(undefined) : writeAll(undefined)),
    onSuccess(undone) {
      if (!undone) return;
      const { undoneCount, kept } = undone;
      if (kept.length === 0) toast.ok(`已恢复 ${undoneCount} 个商品`);
      else
        toast.info(
          `已恢复 ${undoneCount} 个，${kept
            .map(({ itemName }) => itemName)
            .slice(0, 3)
            .join('、')}等 ${kept.length} 个之后又改过，保留现状`,
        );
    },
    onSettled: () => void refreshGoods(),
  });
  return {
    isBusy: mutation.isPending,
    async undo() {
      const title = `撤销“${actText}”？`;
      const text = `${changedCount} 个商品恢复原样；之后又改过的保留现状。`;
      if (await confirm({ title, text, okText: '撤销' })) mutation.mutate();
    },
  };
}
