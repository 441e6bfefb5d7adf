import type { DashboardTodos } from '@jicai/contract/shop/dashboard.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { paths, withQuery } from '../../app/paths.ts';

export interface TodoTile {
  kind: 'audit' | 'pay' | 'ship' | 'receive' | 'afterSale' | 'check' | 'done';
  label: string;
  count: number;
  /** Fen, where a sum says more than words. */
  feeFen?: number;
  note?: string;
  /** The list behind the number. */
  to: string;
  /** Waits for me, so it is marked. */
  isMine: boolean;
}

/** The tiles in their order; `withinHours`: how long an approval may take. What the viewer may not do has none; orders on the way to him are shown to everybody. */
export function todoTiles(facts: DashboardTodos, withinHours = '期限内'): TodoTile[] {
  const { orderCounts, auditTodo, payTodo, payTodoFee, receiveTodo, afterSaleTodo, checkTodo } = facts;
  const inState = (...states: number[]) => states.reduce((sum, state) => sum + (orderCounts[String(state)] ?? 0), 0);
  const all = Object.values(orderCounts).reduce((sum, count) => sum + count, 0);
  const list = facts.listScope === 'all' ? paths.allOrder : paths.center;
  const orders = (tab: string) => ({ label: tab, to: withQuery(list, { tab }) });
  const tiles: (TodoTile | false)[] = [
    auditTodo !== undefined && {
      kind: 'audit',
      label: '待我审批',
      count: auditTodo,
      note: `${withinHours}处理`,
      to: paths.approval,
      isMine: true,
    },
    payTodo !== undefined && {
      kind: 'pay',
      ...orders('待付款'),
      count: payTodo,
      feeFen: payTodoFee ?? 0,
      isMine: true,
    },
    {
      kind: 'ship',
      ...orders('待发货'),
      count: inState(orderStates.awaitingShipment, orderStates.partlyShipped),
      note: '供应商备货中',
      isMine: false,
    },
    {
      kind: 'receive',
      ...orders('待收货'),
      count: receiveTodo ?? inState(orderStates.partlyShipped, orderStates.awaitingReceipt),
      note: receiveTodo === undefined ? '运输中' : '请核对后确认',
      isMine: receiveTodo !== undefined,
    },
    afterSaleTodo !== undefined && {
      kind: 'afterSale',
      label: '售后处理中',
      count: afterSaleTodo,
      note: '退换与退款',
      to: withQuery(paths.cancelReturn, { tab: '退货售后' }),
      isMine: false,
    },
    checkTodo !== undefined && {
      kind: 'check',
      label: '待对账',
      count: checkTodo,
      note: '请核对后确认',
      to: paths.financeCheck,
      isMine: true,
    },
    { kind: 'done', ...orders('已完成'), count: inState(orderStates.completed), note: `共 ${all} 单`, isMine: false },
  ];
  return tiles.filter((tile) => tile !== false);
}
