import type { DashboardSummary } from '@jicai/contract/dashboard.ts';

export interface TodoTile {
  label: string;
  count: number;
  /** Fen, where a sum says more than words. */
  feeFen?: number;
  note?: string;
  /** Tab of the order list; absent: the list of cancellations and returns. */
  tab?: string;
  /** Waits for me, so it is marked. */
  isMine: boolean;
}

type Facts = Pick<DashboardSummary, 'orderCounts' | 'payTodo' | 'payTodoFee' | 'receiveTodo' | 'afterSaleTodo'>;

/** The tiles in their order. What the viewer may not do has none; orders on the way to him are shown to everybody. */
export function todoTiles({ orderCounts, payTodo, payTodoFee, receiveTodo, afterSaleTodo }: Facts): TodoTile[] {
  const inState = (...states: number[]) => states.reduce((sum, state) => sum + (orderCounts[String(state)] ?? 0), 0);
  const all = Object.values(orderCounts).reduce((sum, count) => sum + count, 0);
  return [
    ...(payTodo === undefined
      ? []
      : [{ label: '待付款', count: payTodo, feeFen: payTodoFee ?? 0, tab: '待付款', isMine: true }]),
    { label: '待发货', count: inState(30, 35), note: '供应商备货中', tab: '待发货', isMine: false },
    {
      label: '待收货',
      count: receiveTodo ?? inState(35, 40),
      note: receiveTodo === undefined ? '运输中' : '请核对后确认',
      tab: '待收货',
      isMine: receiveTodo !== undefined,
    },
    ...(afterSaleTodo === undefined
      ? []
      : [{ label: '售后处理中', count: afterSaleTodo, note: '退换与退款', isMine: false }]),
    { label: '已完成', count: inState(50), note: `共 ${all} 单`, tab: '已完成', isMine: false },
  ];
}
