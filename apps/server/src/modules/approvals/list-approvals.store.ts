import type { OrderState } from '@jicai/domain/orders/order-states.ts';
import { type AuditState, type TaskState, taskStates, auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList, intList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { orders } from '../../db/tables/orders.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { seenBy } from '../orders/index.ts';

export type AuditTab = 'todo' | 'done' | 'mine';

export interface AuditFilter {
  tab: AuditTab;
  searchKey?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

export interface ListedApproval {
  audit_id: string;
  task_id: string | null;
  task_state: TaskState | null;
  trade_no: string;
  trade_state: OrderState;
  user_name: string;
  org_name: string;
  pay_fen: string;
  first_item_name: string;
  item_count: number;
  total_qty: number;
  submitted_at: string;
  due_at: string | null;
  state: AuditState;
  current_step: number;
  step_count: number;
  current_approvers: string;
  round: number;
  version: number;
}

const statesOfTab: Record<AuditTab, readonly TaskState[]> = {
  todo: [taskStates.waiting],
  done: [taskStates.agreed, taskStates.rejected, taskStates.transferred],
  mine: [],
};

/** A page of approvals, newest first, each with the caller's latest task in it. */
export async function selectApprovalPage(
  ctx: SignedInCtx,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedApproval[]> {
  const { companyId, actor } = ctx;
  const states = statesOfTab[filter.tab];
  const isWanted = states.length > 0 ? sql`and k.state = any(${intList(states)})` : sql``;
  const { rows } = await ctx.db.execute<{ [column in keyof ListedApproval]: ListedApproval[column] }>(sql`
    select a.id as audit_id, k.id as task_id, k.state as task_state, a.trade_no, t.state as trade_state, a.user_name,
      a.org_name, a.pay_fen, a.first_item_name, a.item_count, a.total_qty, a.submitted_at, a.due_at, a.state,
      a.current_step, a.step_count, a.round, a.version, ${namesAsked(companyId)} as current_approvers
    from approvals a
    join trades t on t.company_id = ${companyId} and t.id = a.trade_id
    left join lateral (select k.id, k.state from approval_tasks k
      where k.company_id = ${companyId} and k.approval_id = a.id and k.user_id = ${actor.userId} ${isWanted}
      order by k.id desc limit 1) k on true
    where ${matching(ctx, filter)}
    order by a.submitted_at desc, a.id desc limit ${limit} offset ${offset}`);
  return rows;
}

/** Of the approval `a`: names of those who are asked now. */
const namesAsked = (companyId: string): SQL => sql`
  coalesce((select string_agg(n.user_name, '、' order by n.id) from approval_tasks n
    where n.company_id = ${companyId} and n.approval_id = a.id and n.round = a.round and n.state = ${codes(taskStates.waiting)}), '')`;

/** The running approvals among these trades, as far as the caller may see their orders. */
export async function selectProgress(ctx: SignedInCtx, tradeIds: readonly string[]) {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<
    Pick<ListedApproval, 'current_step' | 'step_count' | 'current_approvers' | 'pay_fen'> & {
      trade_id: string;
      order_count: number;
    }
  >(sql`
    select a.trade_id, a.current_step, a.step_count, a.pay_fen, ${namesAsked(companyId)} as current_approvers,
      (select count(*)::int from orders o where o.company_id = ${companyId} and o.trade_id = a.trade_id) as order_count
    from approvals a
    where a.company_id = ${companyId} and a.trade_id = any(${idList(tradeIds)}) and a.state = ${codes(auditStates.waiting)}
      and exists (select 1 from ${orders} where ${seenBy(ctx, 'any')} and ${orders.tradeId} = a.trade_id)`);
  return rows;
}

export async function countApprovals(ctx: SignedInCtx, filter: AuditFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from approvals a where ${matching(ctx, filter)}`);
  return rows[0]?.total ?? 0;
}

function matching({ companyId, actor }: SignedInCtx, { tab, searchKey, from, until }: AuditFilter): SQL {
  const states = statesOfTab[tab];
  const isMine =
    tab === 'mine'
      ? sql`a.user_id = ${actor.userId}`
      : sql`a.id in (select m.approval_id from approval_tasks m where m.company_id = ${companyId}
          and m.user_id = ${actor.userId} and m.state = any(${intList(states)}))`;
  const parts = [
    sql`a.company_id = ${companyId}`,
    isMine,
    ...(searchKey ? [isNamed(searchKey)] : []),
    ...(from ? [sql`a.submitted_at >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`a.submitted_at < ${until.toISOString()}::timestamptz`] : []),
  ];
  return sql.join(parts, sql` and `);
}

/** A trade number, a part of the requester's name or of the first goods'. */
const isNamed = (key: string): SQL => sql`(a.trade_no = ${key} or ${holdsText(sql`a.user_name`, key)}
  or ${holdsText(sql`a.first_item_name`, key)})`;
