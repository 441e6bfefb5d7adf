import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { type OrderQueue, orderQueueNames, orderQueues, supplierQueues } from '@jicai/domain/orders/order-queues.ts';
import { payModes, type PayMode } from '@jicai/domain/orders/order-states.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import type { Self } from '../../app/self.queries.ts';

export type OrderView = OrderQueue | 'all';
export const pageSizes = [20, 50, 100];

/** Views of the list, in their order; a supplier has none of what is not paid or approved. */
export const viewsOf = (self: Pick<Self, 'accountType'>): OrderView[] => [
  ...(self.accountType === accountTypes.supplier ? supplierQueues : orderQueueNames),
  'all',
];

export const viewLabel = (view: OrderView): string => (view === 'all' ? '全部' : orderQueues[view].label);

const isPayMode = (code: number): code is PayMode => Object.values(payModes).some((mode) => mode === code);

/** What the address says of the list: view, filters, page and the open order. */
export function useOrderAddress(views: readonly OrderView[]) {
  const { params, searchKey, pageIndex, change, toPage } = useListAddress();
  const named = params.get('view');
  const payMode = Number(params.get('payMode'));
  const size = Number(params.get('size'));
  return {
    view: views.find((view) => view === named) ?? 'toShip',
    searchKey,
    payMode: isPayMode(payMode) ? payMode : undefined,
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
    pageIndex,
    pageSize: pageSizes.includes(size) ? size : 20,
    openNo: params.get('order') ?? undefined,
    change,
    toPage,
    /** Opens an order beside the list, which stays on its page. */
    open: (orderNo: string | undefined) =>
      change({ order: orderNo ?? '', ...(pageIndex > 1 && { page: String(pageIndex) }) }),
  };
}
