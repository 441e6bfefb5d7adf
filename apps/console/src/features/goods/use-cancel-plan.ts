import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type PricePlan, refreshPlans } from './plans.queries.ts';

/** Takes a plan back, or ends one that holds, after a question. */
export function useCancelPlan({ planId, itemNo, priceName, state }: PricePlan) {
  const isHeld = state === 'held';
  const write = useWriteOnce(async (_: void, requestId) => {
    await post('/api/OpsGoods/CancelPlan', { data: { planId, requestId } });
  });
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok(isHeld ? '已结束，恢复开始前的价格' : '已取消'),
    onSettled: () => void refreshPlans(),
  });
  return {
    isBusy: mutation.isPending,
    name: isHeld ? '提前结束' : '取消',
    async cancel() {
      const title = isHeld ? `提前结束 ${itemNo} 的定时调价？` : `取消 ${itemNo} 的定时调价？`;
      const text = isHeld ? `${priceName}现在就恢复为开始前的价格。` : `到时${priceName}不变。`;
      if (await confirm({ title, text, okText: isHeld ? '结束' : '取消调价' })) mutation.mutate();
    },
  };
}
