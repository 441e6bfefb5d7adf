import { type OwnGoodsQueue, ownGoodsQueueNames, ownGoodsQueues } from '@jicai/domain/shop-side/goods-queues.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

export type OwnGoodsView = OwnGoodsQueue | 'all' | 'proposals';
export const ownGoodsViews: readonly OwnGoodsView[] = ['all', ...ownGoodsQueueNames, 'proposals'];

export function ownViewLabel(view: OwnGoodsView): string {
  if (view === 'all') return '全部';
  return view === 'proposals' ? '提交记录' : ownGoodsQueues[view];
}

/** What the address says of the list beside what every list's does: the view. */
export function useOwnGoodsAddress() {
  const list = useConsoleList();
  const named = list.params.get('view');
  return { ...list, view: ownGoodsViews.find((view) => view === named) ?? 'all' };
}
export type OwnGoodsAddress = ReturnType<typeof useOwnGoodsAddress>;
