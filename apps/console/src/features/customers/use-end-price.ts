import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type ContractPrice, refreshPrices } from './prices.queries.ts';

/** Ends a contract price at once, or takes back one that is to come, after a question. */
export function useEndPrice(customerId: string, { priceId, itemName, priceFee, validity }: ContractPrice) {
  const isToCome = validity === 'upcoming';
  const write = useWriteOnce(async (_: void, requestId) => {
    await post('/api/OpsCustomer/EndPrice', { data: { customerId, priceId, priceFee, reason: '', requestId } });
  });
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok(isToCome ? '协议价已撤回' : '协议价已终止'),
    onError: (error) => toast.error(error.message),
    onSettled: () => void refreshPrices(),
  });
  return {
    isBusy: mutation.isPending,
    async end() {
      const text = isToCome ? '它不会生效，现在的价格不变。' : '该客户之后按企业价购买，已下的订单不变。';
      const okText = isToCome ? '撤回' : '终止';
      if (await confirm({ title: `${okText} ${itemName} 的协议价？`, text, okText })) mutation.mutate();
    },
  };
}
