import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { useSaid } from '../../parts/use-said.ts';
import { refreshGoods } from './goods.queries.ts';

interface CostStep {
  beforeFen: number | null;
  costFen: number | null;
}

/** Writes down what an item costs; the way back writes the cost before, unless somebody changed it since. */
export function useSaveCost(itemId: string) {
  const note = useSaid();
  const write = useWriteOnce(async (step: CostStep, requestId) => {
    const rows = [{ itemId, ...step }];
    return (await post('/api/OpsGoods/SaveCosts', { data: { rows, requestId } })).resultData;
  });
  const back = useMutation({
    mutationFn: write,
    onMutate: note.hush,
    onSuccess: ({ refused: [refused] }) => (refused ? toast.error(refused.reason) : note.say({ text: '已撤销' })),
    onSettled: () => void refreshGoods(),
  });
  const save = useMutation({
    mutationFn: write,
    onMutate: note.hush,
    onSuccess: ({ refused: [refused] }, { beforeFen, costFen: kept }) => {
      if (refused) toast.error(refused.reason);
      else note.say({ text: '进价已保存', undo: () => back.mutate({ beforeFen: kept, costFen: beforeFen }) });
    },
    onSettled: () => void refreshGoods(),
  });
  return { save, note, isBusy: save.isPending || back.isPending };
}
