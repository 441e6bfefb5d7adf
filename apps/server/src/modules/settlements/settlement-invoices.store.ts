import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { settlementInvoices } from '../../db/tables/settlements.ts';

export type SupplierInvoiceRow = typeof settlementInvoices.$inferSelect;

const ofSheet = (ctx: Ctx, settlementId: string) =>
  and(eq(settlementInvoices.companyId, ctx.companyId), eq(settlementInvoices.settlementId, settlementId));

/** The oldest first. */
export const selectSupplierInvoices = (ctx: Ctx, settlementId: string): Promise<SupplierInvoiceRow[]> =>
  ctx.db.select().from(settlementInvoices).where(ofSheet(ctx, settlementId)).orderBy(settlementInvoices.id);

/** False where this number counts already. */
export async function insertSupplierInvoice(
  ctx: Ctx,
  row: Omit<typeof settlementInvoices.$inferInsert, 'companyId' | 'createdAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(settlementInvoices)
    .values({ ...row, companyId: ctx.companyId, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: settlementInvoices.id });
  return inserted.length > 0;
}

export async function updateSupplierInvoice(
  ctx: Ctx,
  { settlementId, id, ...fields }: Pick<SupplierInvoiceRow, 'settlementId' | 'id' | 'state' | 'reply' | 'checkerName'>,
): Promise<void> {
  await ctx.db
    .update(settlementInvoices)
    .set({ ...fields, checkedAt: ctx.now })
    .where(and(ofSheet(ctx, settlementId), eq(settlementInvoices.id, id)));
}
