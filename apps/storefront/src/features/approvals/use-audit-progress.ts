import { orderStates } from '@jicai/domain/orders/order-states.ts';
import type { AuditProgress } from '@jicai/contract/approvals/approvals.ts';
import { useQuery } from '@tanstack/react-query';
import { auditProgressQuery } from './approvals.queries.ts';

/** Who is asked now about those of the orders that wait for an approval, by the id of their trade; asked only when there are any. */
export function useAuditProgress(
  orders: readonly { tradeId: string; orderState: number }[],
): ReadonlyMap<string, AuditProgress> {
  const waiting = orders
    .filter(({ orderState }) => orderState === orderStates.awaitingApproval)
    .map(({ tradeId }) => tradeId);
  const { data = [] } = useQuery(auditProgressQuery([...new Set(waiting)]));
  return new Map(data.map((progress) => [progress.tradeId, progress]));
}
