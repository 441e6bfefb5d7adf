import type { DashboardSummary, DashboardTodos } from '@jicai/contract/shop/dashboard.ts';
import { termText } from '@jicai/domain/statements/payment-terms.ts';
import type { BuyerPermission } from '@jicai/domain/people/permissions.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import type { Summary } from './get-summary.ts';
import type { Todos } from './get-todos.ts';

export function toSummary(ctx: SignedInCtx, summary: Summary): DashboardSummary {
  const { trend, credit } = summary;
  const sum = (key: 'orderCount' | 'fen' | 'lastYearFen') => trend.reduce((total, point) => total + point[key], 0);
  return {
    ...summary.period,
    customerType: ctx.actor.customerType,
    dataScope: summary.dataScope,
    orderCount: sum('orderCount'),
    orderFee: sum('fen'),
    lastYearFee: sum('lastYearFen'),
    ...toTodos(ctx, summary.todos),
    credit: credit && {
      creditLimit: credit.limitFen,
      usedFee: credit.usedFen,
      frozenFee: credit.frozenFen,
      availFee: credit.availFen,
      overdueFee: credit.overdueFen,
      termText: termText({ kind: credit.termKind, days: credit.termDays }),
    },
    trend: trend.map(({ date, orderCount, fen, lastYearFen }) => ({
      date,
      orderCount,
      orderFee: fen,
      lastYearFee: lastYearFen,
    })),
    topItems: summary.topItems.map(({ fen, ...item }) => ({ ...item, fee: fen })),
    topCenters: summary.topCenters.map(({ fen, ...center }) => ({ ...center, orderFee: fen })),
    topOrgs: summary.topOrgs.map(({ fen, ...unit }) => ({ ...unit, orderFee: fen })),
  };
}

export function toTodos(ctx: SignedInCtx, todos: Todos): DashboardTodos {
  const { listScope, stateCounts, orders, auditTodo, checkTodo } = todos;
  const may = (permission: BuyerPermission) => ctx.actor.permissions.has(permission);
  const inStates = (...states: number[]) =>
    stateCounts.reduce((total, { state, count }) => (states.includes(state) ? total + count : total), 0);
  return {
    listScope,
    orderCounts: Object.fromEntries(stateCounts.map(({ state, count }) => [String(state), count])),
    auditTodo,
    checkTodo,
    ...(may('order.pay') && { payTodo: inStates(20), payTodoFee: orders.unpaidFen }),
    ...(may('order.receive') && { receiveTodo: inStates(35, 40) }),
    ...(may('return.view') && { afterSaleTodo: orders.inAfterSale }),
  };
}
