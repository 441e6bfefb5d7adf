import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type ContractPrice, refreshPrices } from './prices.queries.ts';

/** Ends a contract price at once, after a question. */
export function useEndPrice(customerId: string, { itemId, itemName, priceFee }: ContractPrice) {
  const write = useWriteOnce(async (_: void, requestId) => {
    const data = {
      customerId,
      rows: [{ itemId, beforeFee: priceFee, tiers: [] }],
      validTo: '',
      reason: '终止协议价',
      requestId,
    };
    return (await post('/api/OpsCustomer/SavePrices', { data })).resultData;
  });
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: ({ refused: [refused] }) => (refused ? toast.error(refused.reason) : toast.ok('协议价已终止')),
    onSettled: () => void refreshPrices(),
  });
  return {
    isBusy: mutation.isPending,
    async end() {
      const text = '该客户之后按企业价购买，已下的订单不变。';
      if (await confirm({ title: `终止 ${itemName} 的协议价？`, text, okText: '终止' })) mutation.mutate();
    },
  };
}
