import { type CustomerQueue, customerQueueNames, customerQueues } from '@jicai/domain/shop-side/customer-queues.ts';
import type { CustomerSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { type TermKind, termKinds } from '@jicai/domain/statements/payment-terms.ts';
import { askedOrder } from '../../parts/list-sorting.ts';
import { readConsoleList, useConsoleList } from '../../parts/use-console-list.ts';
import type { CustomersQuestion } from './customers.queries.ts';

/** Customers by view, and registrations that wait to become some. */
export type CustomersView = CustomerQueue | 'all' | 'toReview' | 'reviewed';
export const customersViews: readonly CustomersView[] = ['all', 'toReview', ...customerQueueNames, 'reviewed'];

const others = { all: '全部客户', toReview: '待审核', reviewed: '入驻申请' } as const;
export const viewLabel = (view: CustomersView): string =>
  view === 'all' || view === 'toReview' || view === 'reviewed' ? others[view] : customerQueues[view];

/** What the address says of the list beside what every list's does: view and terms. */
export function useCustomersAddress() {
  const list = useConsoleList();
  return { ...list, ...readCustomers(list.params) };
}

/** The same before the page is drawn. */
export function readCustomers(params: URLSearchParams) {
  const named = params.get('view');
  const term = params.get('term');
  return {
    ...readConsoleList(params),
    view: customersViews.find((view) => view === named) ?? 'all',
    salesmanId: params.get('salesman') ?? '',
    termKind: termKinds.find((kind): kind is TermKind => kind === term),
  };
}

/** Views of registrations, not of customers. */
export const isOfRegisters = (view: CustomersView): boolean => view === 'toReview' || view === 'reviewed';

/** What the list stands by when the head of a column is pressed. */
export const sortOfColumn: Readonly<Record<string, CustomerSort>> = {
  name: 'name',
  contact: 'created',
  credit: 'limit',
  overdue: 'overdue',
};

/** What the list of customers is asked for. */
export function questionOf(address: ReturnType<typeof readCustomers>): CustomersQuestion {
  const { params, view, termKind, salesmanId, searchKey, pageIndex, pageSize } = address;
  const queue = customerQueueNames.find((name) => name === view);
  const asked = { queue, termKind, salesmanId: salesmanId || undefined, searchKey, pageIndex, pageSize };
  return { ...asked, ...askedOrder(params, sortOfColumn) };
}
