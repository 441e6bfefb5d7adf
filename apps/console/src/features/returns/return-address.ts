import { type ReturnQueue, returnQueueNames, returnQueues } from '@jicai/domain/returns/return-queues.ts';
import { type ReturnType, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

export type ReturnsView = ReturnQueue | 'all';
export const returnViews: readonly ReturnsView[] = [...returnQueueNames, 'all'];
export const viewLabel = (view: ReturnsView): string => (view === 'all' ? '全部' : returnQueues[view].label);

const isReturnType = (code: number): code is ReturnType => Object.values(returnTypes).some((type) => type === code);

/** What the address says of the list beside what every list's does: view and type. */
export function useReturnsAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  const type = Number(list.params.get('type'));
  return {
    ...list,
    view: returnViews.find((view) => view === named) ?? 'toAudit',
    returnType: isReturnType(type) ? type : undefined,
    supplierId: list.params.get('supplier') ?? '',
    orderNo: list.params.get('order') ?? '',
    dateFrom: list.params.get('from') ?? '',
    dateTo: list.params.get('to') ?? '',
  };
}
