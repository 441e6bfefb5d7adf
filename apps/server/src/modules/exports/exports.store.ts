import { exportStates } from '@jicai/domain/people/privacy.ts';
import type { ListExportKind } from '@jicai/domain/shop-side/list-exports.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { countSome } from '../../db/count-some.ts';
import { listExports } from '../../db/tables/list-exports.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

export type ListExportRow = typeof listExports.$inferSelect;

/** Undefined while another one of the account is being made. */
export async function insertExport(
  ctx: SignedInCtx,
  asked: { kind: ListExportKind; body: unknown; totalRows: number; fileName: string },
): Promise<ListExportRow | undefined> {
  const [row] = await ctx.db
    .insert(listExports)
    .values({
      ...asked,
      companyId: ctx.companyId,
      id: ctx.newId(),
      accountId: ctx.actor.accountId,
      state: exportStates.making,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

const mine = (ctx: SignedInCtx) =>
  and(eq(listExports.companyId, ctx.companyId), eq(listExports.accountId, ctx.actor.accountId));

/** The caller's own, the newest first. */
export function selectOwnExports(
  ctx: SignedInCtx,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListExportRow[]> {
  return ctx.db.select().from(listExports).where(mine(ctx)).orderBy(desc(listExports.id)).limit(limit).offset(offset);
}

export const countOwnExports = (ctx: SignedInCtx): Promise<number> =>
  countSome(ctx.db, sql`select 1 from ${listExports} where ${mine(ctx)}`);

/** Undefined for one of somebody else. */
export async function selectOwnExport(ctx: SignedInCtx, exportId: string): Promise<ListExportRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(listExports)
    .where(and(mine(ctx), eq(listExports.id, exportId)));
  return row;
}

export async function selectExport(ctx: Ctx, exportId: string): Promise<ListExportRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(listExports)
    .where(and(eq(listExports.companyId, ctx.companyId), eq(listExports.id, exportId)));
  return row;
}

/** Changes an export only while it is being made; false where it is not any more. */
export async function updateExport(
  ctx: Ctx,
  exportId: string,
  values: Partial<
    Pick<ListExportRow, 'state' | 'doneRows' | 'totalRows' | 'reason' | 'fileId' | 'sizeBytes' | 'endedAt'>
  >,
): Promise<boolean> {
  const changed = await ctx.db
    .update(listExports)
    .set(values)
    .where(
      and(
        eq(listExports.companyId, ctx.companyId),
        eq(listExports.id, exportId),
        eq(listExports.state, exportStates.making),
      ),
    )
    .returning({ id: listExports.id });
  return changed.length > 0;
}

/** Forgets what was asked for before `before`; answers the files. */
export async function deleteOldExports(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .delete(listExports)
    .where(and(eq(listExports.companyId, ctx.companyId), lt(listExports.createdAt, before)))
    .returning({ fileId: listExports.fileId });
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
}
