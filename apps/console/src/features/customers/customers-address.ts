import { type CustomerQueue, customerQueueNames, customerQueues } from '@jicai/domain/shop-side/customer-queues.ts';
import { type TermKind, termKinds } from '@jicai/domain/statements/payment-terms.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

/** Customers by view, and registrations that wait to become some. */
export type CustomersView = CustomerQueue | 'all' | 'toReview' | 'reviewed';
export const customersViews: readonly CustomersView[] = ['all', 'toReview', ...customerQueueNames, 'reviewed'];

const others = { all: '全部客户', toReview: '待审核', reviewed: '入驻申请' } as const;
export const viewLabel = (view: CustomersView): string =>
  view === 'all' || view === 'toReview' || view === 'reviewed' ? others[view] : customerQueues[view];

/** What the address says of the list beside what every list's does: view and terms. */
export function useCustomersAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  const term = list.params.get('term');
  return {
    ...list,
    view: customersViews.find((view) => view === named) ?? 'all',
    salesmanId: list.params.get('salesman') ?? '',
    termKind: termKinds.find((kind): kind is TermKind => kind === term),
  };
}
