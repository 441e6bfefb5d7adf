import type { ColumnChoice, ConsoleList } from '@jicai/domain/shop-side/list-views.ts';
import { and, asc, count, desc, eq, or } from 'drizzle-orm';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { users } from '../../db/tables/accounts.ts';
import { listHabits, listViews } from '../../db/tables/list-views.ts';

/** A view as it is kept; columns by their keys. */
export interface KeptView {
  list: ConsoleList;
  name: string;
  query: string;
  columns: ColumnChoice;
  isShared: boolean;
}

/** '0' for operators. */
const supplierOf = ({ actor }: SignedInCtx): string => actor.supplierId ?? '0';

const isMine = (ctx: SignedInCtx) => eq(listViews.userId, ctx.actor.userId);

/** The caller's own first, then those others share with him: operators among themselves, each supplier's people among theirs. */
export async function selectViews(ctx: SignedInCtx, list: ConsoleList) {
  return ctx.db
    .select({
      viewId: listViews.id,
      userId: listViews.userId,
      ownerName: users.name,
      name: listViews.name,
      query: listViews.query,
      hidden: listViews.hiddenColumns,
      order: listViews.columnOrder,
      isShared: listViews.isShared,
      version: listViews.version,
    })
    .from(listViews)
    .innerJoin(users, and(eq(users.companyId, ctx.companyId), eq(users.id, listViews.userId)))
    .where(
      and(
        eq(listViews.companyId, ctx.companyId),
        eq(listViews.list, list),
        or(isMine(ctx), and(eq(listViews.isShared, true), eq(listViews.supplierId, supplierOf(ctx)))),
      ),
    )
    .orderBy(desc(isMine(ctx)), asc(listViews.id));
}

/** One's own view; undefined for a foreign one. */
export async function lockOwnView(ctx: SignedInCtx, viewId: string) {
  const [row] = await ctx.db
    .select({
      list: listViews.list,
      name: listViews.name,
      query: listViews.query,
      isShared: listViews.isShared,
      version: listViews.version,
    })
    .from(listViews)
    .where(and(eq(listViews.companyId, ctx.companyId), eq(listViews.id, viewId), isMine(ctx)))
    .for('update');
  return row;
}

/** How many views the caller keeps of a list; his row is held, so that two calls cannot both add the last one. */
export async function countOwnViews(ctx: SignedInCtx, list: ConsoleList): Promise<number> {
  const { companyId, actor } = ctx;
  await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, actor.userId)))
    .for('no key update');
  const [row] = await ctx.db
    .select({ count: count() })
    .from(listViews)
    .where(and(eq(listViews.companyId, companyId), eq(listViews.list, list), isMine(ctx)));
  return row?.count ?? 0;
}

/** Undefined where one of that name is there. */
export async function insertView(ctx: SignedInCtx, { columns, ...view }: KeptView): Promise<string | undefined> {
  const [made] = await ctx.db
    .insert(listViews)
    .values({
      companyId: ctx.companyId,
      id: ctx.newId(),
      userId: ctx.actor.userId,
      supplierId: supplierOf(ctx),
      ...view,
      ...choiceOf(columns),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ viewId: listViews.id });
  return made?.viewId;
}

/** Whether the caller has another view of that name. */
export async function isNameTaken(
  ctx: SignedInCtx,
  { list, name, viewId }: Pick<KeptView, 'list' | 'name'> & { viewId: string },
): Promise<boolean> {
  const rows = await ctx.db
    .select({ viewId: listViews.id })
    .from(listViews)
    .where(
      and(eq(listViews.companyId, ctx.companyId), eq(listViews.list, list), isMine(ctx), eq(listViews.name, name)),
    );
  return rows.some((row) => row.viewId !== viewId);
}

export async function updateView(
  ctx: SignedInCtx,
  viewId: string,
  { columns, name, query, isShared, version }: KeptView & { version: number },
): Promise<void> {
  await ctx.db
    .update(listViews)
    .set({ name, query, isShared, version, ...choiceOf(columns), updatedAt: ctx.now })
    .where(and(eq(listViews.companyId, ctx.companyId), eq(listViews.id, viewId)));
}

export async function deleteView(ctx: SignedInCtx, viewId: string): Promise<void> {
  await ctx.db.delete(listViews).where(and(eq(listViews.companyId, ctx.companyId), eq(listViews.id, viewId)));
}

export async function selectHabit(ctx: SignedInCtx, list: ConsoleList) {
  const { companyId, actor } = ctx;
  const [row] = await ctx.db
    .select({
      hidden: listHabits.hiddenColumns,
      order: listHabits.columnOrder,
      firstQuery: listHabits.firstQuery,
      exportHidden: listHabits.exportHidden,
    })
    .from(listHabits)
    .where(and(eq(listHabits.companyId, companyId), eq(listHabits.userId, actor.userId), eq(listHabits.list, list)));
  return row;
}

/** What is not named stays as it was. */
export async function saveHabit(
  ctx: SignedInCtx,
  list: ConsoleList,
  {
    columns,
    firstQuery,
    exportHidden,
  }: { columns?: ColumnChoice | undefined; firstQuery?: string | undefined; exportHidden?: string[] | undefined },
): Promise<void> {
  const change = {
    ...(columns && choiceOf(columns)),
    ...(firstQuery !== undefined && { firstQuery }),
    ...(exportHidden && { exportHidden }),
    updatedAt: ctx.now,
  };
  await ctx.db
    .insert(listHabits)
    .values({
      companyId: ctx.companyId,
      userId: ctx.actor.userId,
      list,
      hiddenColumns: [],
      columnOrder: [],
      ...change,
    })
    .onConflictDoUpdate({ target: [listHabits.companyId, listHabits.userId, listHabits.list], set: change });
}

const choiceOf = ({ hidden, order }: ColumnChoice) => ({ hiddenColumns: hidden, columnOrder: order });
