import { planStates } from '@jicai/domain/money/price-plans.ts';
import { type GoodsQueue, goodsQueueNames, goodsQueues } from '@jicai/domain/shop-side/goods-queues.ts';
import { askedOrder } from '../../parts/list-sorting.ts';
import { readConsoleList, useConsoleList } from '../../parts/use-console-list.ts';
import { sortOfColumn } from './goods-sorting.ts';
import type { GoodsQuestion } from './goods.queries.ts';

export type GoodsView = GoodsQueue | 'all' | 'proposals' | 'plans' | 'runs';
export const goodsViews: readonly GoodsView[] = ['all', ...goodsQueueNames, 'proposals', 'plans', 'runs'];

export function viewLabel(view: GoodsView): string {
  if (view === 'all') return '全部';
  if (view === 'proposals') return '供应商提交';
  if (view === 'plans') return '定时调价';
  return view === 'runs' ? '修改记录' : goodsQueues[view];
}

/** What the address says of the list beside what every list's does: view, category, brand, supplier, label and price. */
export function useGoodsAddress() {
  const list = useConsoleList();
  return { ...list, ...readGoods(list.params) };
}

/** The same before the page is drawn. */
export function readGoods(params: URLSearchParams) {
  const named = params.get('view');
  const state = params.get('state');
  const idOf = (name: string) => /^\d{1,19}$/.exec(params.get(name) ?? '')?.[0];
  const fenOf = (name: string) => {
    const digits = /^\d{1,9}$/.exec(params.get(name) ?? '')?.[0];
    return digits === undefined ? undefined : Number(digits);
  };
  return {
    ...readConsoleList(params),
    view: goodsViews.find((view) => view === named) ?? 'all',
    categoryId: idOf('category'),
    brandId: idOf('brand'),
    supplierId: idOf('supplier'),
    labelId: idOf('label'),
    priceFrom: fenOf('from'),
    priceTo: fenOf('to'),
    /** Of planned prices. */
    planState: planStates.find((one) => one === state),
  };
}
export type GoodsAddress = ReturnType<typeof useGoodsAddress>;

/** Views of goods themselves. */
export const isGoodsView = (view: GoodsView): boolean =>
  view === 'all' || goodsQueueNames.some((name) => name === view);

/** What goods an address is about. */
export function filterOf(address: ReturnType<typeof readGoods>) {
  const { view, searchKey, categoryId, brandId, supplierId, labelId, priceFrom, priceTo } = address;
  const queue = goodsQueueNames.find((name) => name === view);
  return { queue, categoryId, brandId, supplierId, labelId, priceFrom, priceTo, searchKey };
}

/** What the list is asked for. */
export function questionOf(address: ReturnType<typeof readGoods>): GoodsQuestion {
  const { params, pageIndex, pageSize } = address;
  return { ...filterOf(address), ...askedOrder(params, sortOfColumn), pageIndex, pageSize };
}
