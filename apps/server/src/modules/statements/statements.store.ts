import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { Age } from '@jicai/domain/statements/ageing.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { statementStates, payableStates } from '@jicai/domain/statements/statement-states.ts';
import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { anyId, intList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { statementHistory, statements } from '../../db/tables/statements.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { isAged } from './ageing.store.ts';

export type StatementRow = typeof statements.$inferSelect;

/** Which statements the caller may see: an enterprise its own, operators and workers all, others none. */
function seen({ companyId, actor }: Ctx): SQL | undefined {
  const company = eq(statements.companyId, companyId);
  if (!actor || actor.accountType === accountTypes.operator) return company;
  return and(
    company,
    actor.accountType === accountTypes.buyer ? eq(statements.customerId, actor.customerId) : sql`false`,
  );
}

export async function selectStatement(ctx: Ctx, statementId: string): Promise<StatementRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(statements)
    .where(and(seen(ctx), eq(statements.id, statementId)));
  return row;
}

export async function selectByNo(ctx: Ctx, statementNo: string): Promise<StatementRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(statements)
    .where(and(seen(ctx), eq(statements.statementNo, statementNo)));
  return row;
}

/** Locks the statements that the caller may see, in the order of their ids. */
export async function lockStatements(ctx: Ctx, statementIds: readonly string[]): Promise<StatementRow[]> {
  return ctx.db
    .select()
    .from(statements)
    .where(and(seen(ctx), anyId(statements.id, statementIds)))
    .orderBy(statements.id)
    .for('update');
}

/** The newest statement of a customer's month that is not void, and how many parts the month has had. */
export async function selectOfPeriod(
  ctx: Ctx,
  { customerId, periodFrom }: { customerId: string; periodFrom: string },
): Promise<{ standing: StatementRow | undefined; parts: number }> {
  const rows = await ctx.db
    .select()
    .from(statements)
    .where(
      and(
        eq(statements.companyId, ctx.companyId),
        eq(statements.customerId, customerId),
        eq(statements.periodFrom, periodFrom),
      ),
    )
    .orderBy(desc(statements.part), desc(statements.id));
  const live = rows.filter(({ state }) => state !== statementStates.void);
  return { standing: live[0], parts: live[0]?.part ?? 0 };
}

/** False if the number already exists. */
export async function insertStatement(
  ctx: Ctx,
  row: Omit<typeof statements.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(statements)
    .values({ ...row, companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing({ target: [statements.companyId, statements.statementNo] })
    .returning({ id: statements.id });
  return inserted.length > 0;
}

export type StatementFields = Partial<
  Omit<typeof statements.$inferInsert, 'companyId' | 'id' | 'statementNo' | 'version'>
>;

export async function updateStatement(ctx: Ctx, statementId: string, fields: StatementFields): Promise<void> {
  await ctx.db
    .update(statements)
    .set({ ...fields, version: sql`${statements.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(statements.companyId, ctx.companyId), eq(statements.id, statementId)));
}

export async function insertHistory(
  ctx: Ctx,
  row: Omit<typeof statementHistory.$inferInsert, 'companyId' | 'id' | 'createdAt'>,
): Promise<void> {
  await ctx.db
    .insert(statementHistory)
    .values({ ...row, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now });
}

export async function selectHistory(ctx: Ctx, statementId: string) {
  return ctx.db
    .select()
    .from(statementHistory)
    .where(and(eq(statementHistory.companyId, ctx.companyId), eq(statementHistory.statementId, statementId)))
    .orderBy(desc(statementHistory.version));
}

export interface StatementFilter {
  states?: readonly number[] | undefined;
  customerId?: string | undefined;
  periodFrom?: string | undefined;
  periodTo?: string | undefined;
  searchKey?: string | undefined;
  /** Of what is still owed. */
  age?: Age | undefined;
  /** Only what is owed past its last day. */
  isOverdue?: boolean | undefined;
}

/** Owed past its last day; `today` is "YYYY-MM-DD". */
const isOverdue = (today: string) =>
  sql`(${statements.state} in (${codes(...payableStates)}) and ${statements.dueDate} < ${today})`;

/** Newest period first. */
export async function selectPage(ctx: Ctx, filter: StatementFilter, page: { limit: number; offset: number }) {
  const { states, customerId, periodFrom, periodTo, searchKey, age } = filter;
  const today = shanghaiDay(ctx.now);
  const wanted = and(
    seen(ctx),
    states?.length ? sql`${statements.state} = any(${intList(states)})` : undefined,
    customerId ? eq(statements.customerId, customerId) : undefined,
    periodFrom ? gte(statements.periodTo, periodFrom) : undefined,
    periodTo ? lte(statements.periodFrom, periodTo) : undefined,
    searchKey ? holdsText(statements.statementNo, searchKey) : undefined,
    age ? isAged(age, today) : undefined,
    filter.isOverdue ? isOverdue(today) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(statements)
      .where(wanted)
      .orderBy(desc(statements.periodFrom), desc(statements.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(statements)
      .where(wanted),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** How many statements wait for the customer, and what it owes; `today` is "YYYY-MM-DD". */
export async function selectSummary(ctx: Ctx, { customerId, today }: { customerId: string; today: string }) {
  const unpaid = sql`greatest(${statements.totalFen}, 0) - ${statements.paidFen}`;
  const payable = sql`${statements.state} in (${codes(...payableStates)})`;
  const [row] = await ctx.db
    .select({
      awaitingCount: sql<number>`(count(*) filter (where ${statements.state} = ${codes(statementStates.awaitingConfirm)}))::int`,
      awaitingFen: sql<string>`coalesce(sum(${statements.totalFen}) filter (where ${statements.state} = ${codes(statementStates.awaitingConfirm)}), 0)`,
      disputedCount: sql<number>`(count(*) filter (where ${statements.state} = ${codes(statementStates.disputed)}))::int`,
      unpaidCount: sql<number>`(count(*) filter (where ${payable} and ${unpaid} > 0))::int`,
      unpaidFen: sql<string>`coalesce(sum(${unpaid}) filter (where ${payable}), 0)`,
      overdueCount: sql<number>`(count(*) filter (where ${isOverdue(today)} and ${unpaid} > 0))::int`,
      overdueFen: sql<string>`coalesce(sum(${unpaid}) filter (where ${isOverdue(today)}), 0)`,
    })
    .from(statements)
    .where(and(eq(statements.companyId, ctx.companyId), eq(statements.customerId, customerId)));
  return {
    awaitingCount: row?.awaitingCount ?? 0,
    awaitingFen: Number(row?.awaitingFen ?? 0),
    disputedCount: row?.disputedCount ?? 0,
    unpaidCount: row?.unpaidCount ?? 0,
    unpaidFen: Number(row?.unpaidFen ?? 0),
    overdueCount: row?.overdueCount ?? 0,
    overdueFen: Number(row?.overdueFen ?? 0),
  };
}

/** User ids of the people who have disputed it. */
export async function selectDisputers(ctx: Ctx, statementId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ actorId: statementHistory.actorId })
    .from(statementHistory)
    .where(
      and(
        eq(statementHistory.companyId, ctx.companyId),
        eq(statementHistory.statementId, statementId),
        eq(statementHistory.event, 'dispute'),
      ),
    );
  return rows.map((row) => row.actorId);
}
