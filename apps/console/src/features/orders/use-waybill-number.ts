import type { ResultOf } from '@jicai/contract/index.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { refreshOrders, waybillNumberPath } from './orders.queries.ts';

export type WaybillNumber = NonNullable<ResultOf<typeof waybillNumberPath>['waybill']>;

export const waybillQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [waybillNumberPath, orderNo],
    queryFn: async ({ signal }) => (await post(waybillNumberPath, { data: { orderNo } }, { signal })).resultData,
  });

const refresh = (orderNo: string) => queryClient.invalidateQueries({ queryKey: waybillQuery(orderNo).queryKey });

/** Couriers that numbers can be asked of for an order, and the number that is open. */
export function useWaybillNumber(orderNo: string, enabled = true) {
  const { data } = useQuery({ ...waybillQuery(orderNo), enabled });
  return { couriers: data?.couriers ?? [], waybill: data?.waybill, labels: data?.labels ?? [] };
}

/** Asks for a number; asked again it is the same one. */
export function useTakeNumber(orderNo: string, onTaken: (waybill: WaybillNumber) => void) {
  const send = useWriteOnce((logisticsCode: string, requestId) =>
    post('/api/OpsOrder/TakeWaybillNumber', { data: { orderNo, logisticsCode, requestId } }),
  );
  return useMutation({
    mutationFn: send,
    onSuccess: ({ resultData }) => onTaken(resultData),
    onSettled: () => void refresh(orderNo),
  });
}

/** Opens the courier's label in a tab of its own, which has to be there before the answer: later none may be opened. */
export function useOpenLabel(orderNo: string) {
  const send = useWriteOnce((waybillId: string, requestId) =>
    post('/api/OpsOrder/OpenWaybillLabel', { data: { orderNo, waybillId, requestId } }),
  );
  const open = useMutation({
    mutationFn: ({ waybillId }: { waybillId: string; tab: Window | null }) => send(waybillId),
    onSuccess: ({ resultData }, { tab }) => {
      void refreshOrders();
      if (!tab) {
        toast.error('浏览器没有允许打开新窗口');
        return;
      }
      tab.opener = null;
      tab.location.replace(resultData.labelUrl);
    },
    onError: (_error, { tab }) => tab?.close(),
  });
  return {
    isPending: open.isPending,
    open: (waybillId: string) => open.mutate({ waybillId, tab: window.open('about:blank', '_blank') }),
  };
}

/** Gives a number back after a question. */
export function useCancelNumber(orderNo: string, onCancelled?: () => void) {
  const send = useWriteOnce((waybillId: string, requestId) =>
    post('/api/OpsOrder/CancelWaybillNumber', { data: { orderNo, waybillId, requestId } }),
  );
  const cancel = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.ok('面单已取消');
      onCancelled?.();
    },
    onSettled: () => void refresh(orderNo),
  });
  const ask = async ({ waybillId, logisticsName, logisticsNo }: WaybillNumber) => {
    const isSure = await confirm({
      title: `取消${logisticsName} ${logisticsNo} 的面单？`,
      text: '已经交给快递员的包裹不要取消；取消后这个单号不能再用。',
      okText: '取消面单',
    });
    if (isSure) cancel.mutate(waybillId);
  };
  return { isPending: cancel.isPending, ask };
}
