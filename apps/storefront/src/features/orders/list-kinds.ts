import { type OrderState, orderStates, orderTabs } from '@jicai/domain/orders/order-states.ts';

/** One of the order lists: whose orders, on which screen, under which tabs. */
export interface ListKind {
  title: string;
  /** my: one's own orders; all: those of the data scope. */
  scope: 'my' | 'all';
  screen?: 'cancel' | 'cancelReturn';
  /** The first is shown without saying; no states = all of the screen. */
  tabs: readonly { label: string; states: readonly OrderState[] }[];
  /** Which orders these are, where another list sounds alike. */
  note?: string;
  /** What an empty list says. */
  emptyText: string;
}

const cancelTabs = [
  { label: '全部', states: [] },
  { label: '已取消', states: [orderStates.cancelled] },
  { label: '已关闭', states: [orderStates.closed] },
];

export const myOrders: ListKind = { title: '我的订单', scope: 'my', tabs: orderTabs, emptyText: '还没有订单' };
export const allOrders: ListKind = {
  title: '全部订单',
  scope: 'all',
  tabs: orderTabs,
  emptyText: '数据范围内还没有订单',
};
export const cancelledOrders: ListKind = {
  title: '已取消订单',
  scope: 'my',
  screen: 'cancel',
  tabs: cancelTabs,
  note: '已经取消或关闭的本人订单；取消申请和退货在“取消及退货订单”',
  emptyText: '没有取消或关闭的订单',
};
/** The tab 取消订单 of 取消及退货订单; who sees others' orders sees their cancellations too. */
export const cancellations = (mayViewAll: boolean): ListKind => ({
  title: '取消订单',
  scope: mayViewAll ? 'all' : 'my',
  screen: 'cancelReturn',
  tabs: [],
  emptyText: '没有取消或申请取消的订单',
});
