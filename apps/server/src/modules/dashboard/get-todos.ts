import type { BuyerPermission } from '@jicai/domain/people/permissions.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { countAuditTodo } from '../approvals/index.ts';
import { countByState, seenBy } from '../orders/index.ts';
import { summarise } from '../statements/index.ts';
import { selectTodos } from './dashboard.store.ts';

/** What waits for the caller, within his data scope; what he may not do is not counted. */
export async function getTodos(ctx: SignedInCtx) {
  const may = (permission: BuyerPermission) => ctx.actor.permissions.has(permission);
  const listScope = may('order.viewAll') ? 'all' : 'my';
  const [stateCounts, orders, auditTodo, statements] = await Promise.all([
    countByState(ctx, listScope),
    selectTodos(ctx, seenBy(ctx, listScope)),
    may('audit.act') ? countAuditTodo(ctx) : undefined,
    may('check.confirm') ? summarise(ctx) : undefined,
  ]);
  return { listScope, stateCounts, orders, auditTodo, checkTodo: statements?.awaitingCount } as const;
}
export type Todos = Awaited<ReturnType<typeof getTodos>>;
