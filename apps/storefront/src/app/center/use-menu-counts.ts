import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../user-info.queries.ts';
import { auditTodoQuery } from '../../features/approvals/index.ts';
import { stateCountQuery } from '../../features/orders/index.ts';

export interface MenuCount {
  count: number;
  /** Something waits for the user himself: shown in red. */
  isHot: boolean;
}

/** Orders that are not finished; only these are counted. */
const openStates = [
  orderStates.awaitingApproval,
  orderStates.rejected,
  orderStates.awaitingPayment,
  orderStates.awaitingShipment,
  orderStates.partlyShipped,
  orderStates.awaitingReceipt,
];

/** Numbers beside entries of the menu, by view; entries without one are absent. */
export function useMenuCounts(): Readonly<Record<string, MenuCount>> {
  // The order lists load the same numbers; the menu may use theirs.
  const { data } = useQuery({ ...stateCountQuery('my'), staleTime: 30_000 });
  const { data: user } = useQuery(userInfoQuery());
  const mayAct = user?.permissions.includes('audit.act') ?? false;
  const { data: todoCount = 0 } = useQuery({ ...auditTodoQuery(), enabled: mayAct });
  const open = openStates.reduce((sum, state) => sum + (data?.[state] ?? 0), 0);
  return {
    ...(open > 0 && { 'order/myOrder': { count: open, isHot: false } }),
    ...(todoCount > 0 && { 'order/myAudit': { count: todoCount, isHot: true } }),
  };
}
