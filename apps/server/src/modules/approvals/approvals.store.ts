import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import type { FlowTask } from '@jicai/domain/approvals/approval-flow.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList, intList, textList } from '../../db/any-of.ts';
import { approvals, approvalTasks } from '../../db/tables/approvals.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const columns = {
  approvalId: approvals.id,
  tradeId: approvals.tradeId,
  tradeNo: approvals.tradeNo,
  customerId: approvals.customerId,
  userId: approvals.userId,
  userName: approvals.userName,
  orgName: approvals.orgName,
  state: approvals.state,
  round: approvals.round,
  currentStep: approvals.currentStep,
  stepCount: approvals.stepCount,
  ruleName: approvals.ruleName,
  ruleText: approvals.ruleText,
  payFen: approvals.payFen,
  totalQty: approvals.totalQty,
  note: approvals.note,
  submittedAt: approvals.submittedAt,
  dueAt: approvals.dueAt,
  remindCount: approvals.remindCount,
  remindedAt: approvals.remindedAt,
  failReason: approvals.failReason,
  version: approvals.version,
};

/** An approval by its id or by its trade's number. */
export async function selectApproval(ctx: Ctx, key: { approvalId: string } | { tradeNo: string }) {
  const isMeant = 'approvalId' in key ? eq(approvals.id, key.approvalId) : eq(approvals.tradeNo, key.tradeNo);
  const [row] = await ctx.db
    .select(columns)
    .from(approvals)
    .where(and(eq(approvals.companyId, ctx.companyId), isMeant));
  return row;
}
export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof selectApproval>>>;

/** The approval of a trade, locked; the caller holds the trade's lock. */
export async function lockApproval(ctx: Ctx, tradeId: string): Promise<ApprovalRow | undefined> {
  const [row] = await ctx.db
    .select(columns)
    .from(approvals)
    .where(and(eq(approvals.companyId, ctx.companyId), eq(approvals.tradeId, tradeId)))
    .for('update');
  return row;
}

const taskColumns = {
  taskId: approvalTasks.id,
  round: approvalTasks.round,
  stepNo: approvalTasks.stepNo,
  mode: approvalTasks.mode,
  accountId: approvalTasks.accountId,
  userId: approvalTasks.userId,
  userName: approvalTasks.userName,
  state: approvalTasks.state,
  comment: approvalTasks.comment,
  fromTaskId: approvalTasks.fromTaskId,
  hops: approvalTasks.hops,
  forUserId: approvalTasks.forUserId,
  forUserName: approvalTasks.forUserName,
  openedAt: approvalTasks.openedAt,
  actedAt: approvalTasks.actedAt,
};

/** Tasks of an approval, of one round or of all, in the order of the steps. */
export async function selectTasks(ctx: Ctx, { approvalId, round }: { approvalId: string; round?: number }) {
  return ctx.db
    .select(taskColumns)
    .from(approvalTasks)
    .where(
      and(
        eq(approvalTasks.companyId, ctx.companyId),
        eq(approvalTasks.approvalId, approvalId),
        round === undefined ? undefined : eq(approvalTasks.round, round),
      ),
    )
    .orderBy(asc(approvalTasks.round), asc(approvalTasks.stepNo), asc(approvalTasks.id));
}
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number] & FlowTask;

/** The holder of a task and its trade; undefined for a task of another customer. */
export async function selectTaskPlace(ctx: Ctx, { taskId, customerId }: { taskId: string; customerId: string }) {
  const [row] = await ctx.db
    .select({ userId: approvalTasks.userId, tradeNo: approvals.tradeNo })
    .from(approvalTasks)
    .innerJoin(
      approvals,
      and(eq(approvals.companyId, approvalTasks.companyId), eq(approvals.id, approvalTasks.approvalId)),
    )
    .where(
      and(
        eq(approvalTasks.companyId, ctx.companyId),
        eq(approvalTasks.id, taskId),
        eq(approvals.customerId, customerId),
      ),
    );
  return row;
}

export async function insertApproval(
  ctx: Ctx,
  row: Omit<typeof approvals.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db.insert(approvals).values({ ...row, companyId, createdAt: now, updatedAt: now });
}

export async function updateApproval(
  ctx: Ctx,
  approvalId: string,
  fields: Partial<typeof approvals.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(approvals)
    .set({ ...fields, version: sql`${approvals.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(approvals.companyId, ctx.companyId), eq(approvals.id, approvalId)));
}

/** A reminder changes nothing that anybody decides on: the version stays. */
export async function updateReminders(
  ctx: Ctx,
  approvalId: string,
  { count, lastAt }: { count: number; lastAt: Date | null },
): Promise<void> {
  await ctx.db
    .update(approvals)
    .set({ remindCount: count, remindedAt: lastAt })
    .where(and(eq(approvals.companyId, ctx.companyId), eq(approvals.id, approvalId)));
}

export async function insertTasks(
  ctx: Ctx,
  rows: readonly Omit<typeof approvalTasks.$inferInsert, 'companyId' | 'createdAt'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(approvalTasks)
    .values(rows.map((row) => ({ ...row, companyId: ctx.companyId, createdAt: ctx.now })));
}

export type TaskChange = Pick<TaskRow, 'taskId' | 'state' | 'comment' | 'openedAt' | 'actedAt'>;

export async function updateTasks(ctx: Ctx, changes: readonly TaskChange[]): Promise<void> {
  if (changes.length === 0) return;
  const times = (name: 'openedAt' | 'actedAt') => textList(changes.map((change) => change[name]?.toISOString() ?? ''));
  await ctx.db.execute(sql`
    update approval_tasks t set state = c.state, comment = c.comment,
      opened_at = nullif(c.opened_at, '')::timestamptz, acted_at = nullif(c.acted_at, '')::timestamptz
    from unnest(${idList(changes.map((change) => change.taskId))}, ${intList(changes.map((change) => change.state))},
      ${textList(changes.map((change) => change.comment))}, ${times('openedAt')}, ${times('actedAt')})
      as c (id, state, comment, opened_at, acted_at)
    where t.company_id = ${ctx.companyId} and t.id = c.id`);
}

/** Goods of a trade, in the order of its lines. */
export async function selectTradeItems(ctx: Ctx, tradeId: string) {
  const { rows } = await ctx.db.execute<{ item_id: string; item_name: string; qty: number; org_name: string }>(sql`
    select l.item_id, l.item_name, l.qty, o.org_name from orders o
    join order_lines l on l.company_id = ${ctx.companyId} and l.order_id = o.id
    where o.company_id = ${ctx.companyId} and o.trade_id = ${tradeId} order by o.id, l.line_no`);
  return rows.map((row) => ({
    itemId: row.item_id,
    itemName: row.item_name,
    qty: row.qty,
    orgName: row.org_name,
  }));
}

/** Trades with tasks that a person still has to answer, or will have to. */
export async function selectTradesWaitingFor(ctx: Ctx, userId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ trade_no: string }>(sql`
    select distinct a.trade_no from approval_tasks k
    join approvals a on a.company_id = ${ctx.companyId} and a.id = k.approval_id and a.round = k.round
      and a.state = ${codes(auditStates.waiting)}
    where k.company_id = ${ctx.companyId} and k.user_id = ${userId} and k.state in (${codes(taskStates.notOpen, taskStates.waiting)})
    order by a.trade_no`);
  return rows.map((row) => row.trade_no);
}
