import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { type OrderQueue, orderQueueNames, orderQueues, supplierQueues } from '@jicai/domain/orders/order-queues.ts';
import { allOrderStates, payModes, type PayMode } from '@jicai/domain/orders/order-states.ts';
import type { OrderSort } from '@jicai/domain/shop-side/list-sorts.ts';
import type { Self } from '../../app/self.queries.ts';
import { askedOrder } from '../../parts/list-sorting.ts';
import { readConsoleList, useConsoleList } from '../../parts/use-console-list.ts';
import type { OrderQuestion } from './orders.queries.ts';

export type OrderView = OrderQueue | 'all';

/** Views of the list, in their order; a supplier has none of what is not paid or approved. */
export const viewsOf = (self: Pick<Self, 'accountType'>): OrderView[] => [
  ...(self.accountType === accountTypes.supplier ? supplierQueues : orderQueueNames),
  'all',
];

export const viewLabel = (view: OrderView): string => (view === 'all' ? '全部' : orderQueues[view].label);

const digitsOf = (text: string | null) => (text && /^\d{1,10}$/.test(text) ? text : '');

const isPayMode = (code: number): code is PayMode => Object.values(payModes).some((mode) => mode === code);

/** What the address says of the list beside what every list's does: view and filters. */
export function useOrderAddress(views: readonly OrderView[]) {
  const list = useConsoleList();
  return { ...list, ...readOrders(list.params, views) };
}

/** The same before the page is drawn. */
export function readOrders(params: URLSearchParams, views: readonly OrderView[]) {
  const named = params.get('view');
  const payMode = Number(params.get('payMode'));
  return {
    ...readConsoleList(params),
    view: views.find((view) => view === named) ?? 'toShip',
    payMode: isPayMode(payMode) ? payMode : undefined,
    orderState: allOrderStates.find((state) => String(state) === params.get('state')),
    customerId: params.get('customer') ?? '',
    salesmanId: params.get('salesman') ?? '',
    supplierId: params.get('supplier') ?? '',
    itemId: params.get('item') ?? '',
    purchaseNo: params.get('po') ?? '',
    amountFrom: digitsOf(params.get('least')),
    amountTo: digitsOf(params.get('most')),
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
  };
}

/** What the list stands by when the head of a column is pressed; a supplier has no amounts to press. */
export const sortOfColumn: Readonly<Record<string, OrderSort>> = { orderNo: 'time', payFee: 'amount' };

type OrderAddress = ReturnType<typeof readOrders>;

/** What the list is asked for, without what else the address says. */
export const questionOf = (address: OrderAddress): OrderQuestion => ({
  queue: address.view === 'all' ? undefined : address.view,
  searchKey: address.searchKey,
  payMode: address.payMode,
  orderState: address.orderState,
  customerId: address.customerId,
  salesmanId: address.salesmanId,
  supplierId: address.supplierId,
  itemId: address.itemId,
  purchaseNo: address.purchaseNo,
  amountFrom: address.amountFrom,
  amountTo: address.amountTo,
  dateFrom: address.dateFrom,
  dateTo: address.dateTo,
  ...askedOrder(address.params, sortOfColumn),
  pageIndex: address.pageIndex,
  pageSize: address.pageSize,
});
