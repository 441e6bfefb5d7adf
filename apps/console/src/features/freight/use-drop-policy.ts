import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Policy, refreshFreight } from './freight.queries.ts';

/** Lets a supplier follow the shop's freight again, after a question. */
export function useDropPolicy({ supplierId, supplierName, stamp }: Policy) {
  const write = useWriteOnce((_: void, requestId) =>
    post('/api/OpsFreight/SavePolicy', { data: { supplierId, stamp, requestId } }),
  );
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok('已按商城运费计算'),
    onSettled: () => void refreshFreight(),
  });
  return {
    isBusy: mutation.isPending,
    async drop() {
      const title = `${supplierName} 改按商城运费？`;
      if (await confirm({ title, text: '它自己的运费会被删除，已提交的订单不变。', okText: '改按商城运费' }))
        mutation.mutate();
    },
  };
}
