import { type ReturnQueue, returnQueueNames, returnQueues } from '@jicai/domain/returns/return-queues.ts';
import { type ReturnType as SheetType, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { readConsoleList, useConsoleList } from '../../parts/use-console-list.ts';
import type { ReturnQuestion } from './returns.queries.ts';

export type ReturnsView = ReturnQueue | 'all';
export const returnViews: readonly ReturnsView[] = [...returnQueueNames, 'all'];
export const viewLabel = (view: ReturnsView): string => (view === 'all' ? '全部' : returnQueues[view].label);

const isReturnType = (code: number): code is SheetType => Object.values(returnTypes).some((type) => type === code);

/** What the address says of the list beside what every list's does: view and type. */
export function useReturnsAddress() {
  const list = useConsoleList();
  return { ...list, ...readReturns(list.params) };
}

/** The same before the page is drawn. */
export function readReturns(params: URLSearchParams) {
  const named = params.get('view');
  const type = Number(params.get('type'));
  return {
    ...readConsoleList(params),
    view: returnViews.find((view) => view === named) ?? 'toAudit',
    returnType: isReturnType(type) ? type : undefined,
    supplierId: params.get('supplier') ?? '',
    orderNo: params.get('order') ?? '',
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
  };
}

/** What the list is asked for. */
export const questionOf = (address: ReturnType<typeof readReturns>): ReturnQuestion => ({
  ...address,
  queue: address.view === 'all' ? undefined : address.view,
});
