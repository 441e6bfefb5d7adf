import { exportStates } from '@jicai/domain/people/privacy.ts';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { accounts } from '../../db/tables/accounts.ts';
import { dataExports } from '../../db/tables/privacy.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type DataExportRow = typeof dataExports.$inferSelect;

/** Locks an account, so that its calls that start or close something run one after the other. */
export async function lockAccount(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)))
    .for('update');
}

/** The newest export requested after `since` that did not fail. */
export async function selectLatestExport(ctx: Ctx, accountId: string, since: Date): Promise<DataExportRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.companyId, ctx.companyId),
        eq(dataExports.accountId, accountId),
        ne(dataExports.state, exportStates.failed),
        gt(dataExports.createdAt, since),
      ),
    )
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row;
}

export function selectExports(ctx: Ctx, accountId: string, limit: number): Promise<DataExportRow[]> {
  return ctx.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.companyId, ctx.companyId), eq(dataExports.accountId, accountId)))
    .orderBy(desc(dataExports.id))
    .limit(limit);
}

export async function selectExport(ctx: Ctx, id: string): Promise<DataExportRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.companyId, ctx.companyId), eq(dataExports.id, id)));
  return row;
}

export async function insertExport(ctx: Ctx, made: { accountId: string; partCount: number }): Promise<DataExportRow> {
  const [row] = await ctx.db
    .insert(dataExports)
    .values({ ...made, companyId: ctx.companyId, id: ctx.newId(), state: exportStates.making, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error('no row came back');
  return row;
}

/** Changes an export only while it is being made; it may have been deleted with its account. */
export async function updateExport(
  ctx: Ctx,
  id: string,
  values: Partial<Pick<DataExportRow, 'state' | 'partsDone' | 'fileId' | 'sizeBytes' | 'finishedAt'>>,
): Promise<boolean> {
  const changed = await ctx.db
    .update(dataExports)
    .set(values)
    .where(
      and(eq(dataExports.companyId, ctx.companyId), eq(dataExports.id, id), eq(dataExports.state, exportStates.making)),
    )
    .returning({ id: dataExports.id });
  return changed.length > 0;
}

export async function deleteExports(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(dataExports)
    .where(and(eq(dataExports.companyId, ctx.companyId), eq(dataExports.accountId, accountId)));
}
