import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Discount, refreshPrices } from './prices.queries.ts';

/** Ends a discount at once, after a question. */
export function useEndDiscount(customerId: string, { target, targetId, targetName, discountBp }: Discount) {
  const write = useWriteOnce(async (_: void, requestId) => {
    const data = { customerId, target, targetId, beforeBp: discountBp, validTo: '', reason: '', requestId };
    return post('/api/OpsCustomer/SaveDiscount', { data });
  });
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok('协议折扣已终止'),
    onError: (error) => toast.error(error.message),
    onSettled: () => void refreshPrices(),
  });
  return {
    isBusy: mutation.isPending,
    async end() {
      const text = '该客户之后按没有这个折扣的价格购买，已下的订单不变。';
      if (await confirm({ title: `终止 ${targetName} 的折扣？`, text, okText: '终止' })) mutation.mutate();
    },
  };
}
