import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { type OrderQueue, orderQueueNames, orderQueues, supplierQueues } from '@jicai/domain/orders/order-queues.ts';
import { payModes, type PayMode } from '@jicai/domain/orders/order-states.ts';
import type { Self } from '../../app/self.queries.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

export type OrderView = OrderQueue | 'all';

/** Views of the list, in their order; a supplier has none of what is not paid or approved. */
export const viewsOf = (self: Pick<Self, 'accountType'>): OrderView[] => [
  ...(self.accountType === accountTypes.supplier ? supplierQueues : orderQueueNames),
  'all',
];

export const viewLabel = (view: OrderView): string => (view === 'all' ? '全部' : orderQueues[view].label);

const isPayMode = (code: number): code is PayMode => Object.values(payModes).some((mode) => mode === code);

/** What the address says of the list beside what every list's does: view and filters. */
export function useOrderAddress(views: readonly OrderView[]) {
  const list = useConsoleList();
  const { params } = list;
  const named = params.get('view');
  const payMode = Number(params.get('payMode'));
  return {
    ...list,
    view: views.find((view) => view === named) ?? 'toShip',
    payMode: isPayMode(payMode) ? payMode : undefined,
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
  };
}
