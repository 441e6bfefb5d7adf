import type { RedLine } from '@jicai/domain/invoices/invoice-lines.ts';
import { and, eq, sql } from 'drizzle-orm';
import { invoiceLines, invoiceReds, invoiceSources } from '../../db/tables/invoices.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { InvoiceRed } from './invoices.store.ts';

export async function insertRed(ctx: Ctx, row: Omit<typeof invoiceReds.$inferInsert, 'companyId'>): Promise<boolean> {
  const inserted = await ctx.db
    .insert(invoiceReds)
    .values({ ...row, companyId: ctx.companyId })
    .onConflictDoNothing({ target: [invoiceReds.companyId, invoiceReds.reqNo] })
    .returning({ id: invoiceReds.id });
  return inserted.length > 0;
}

export async function selectRed(
  ctx: Ctx,
  key: { reqNo: string } | { confirmNo: string },
): Promise<InvoiceRed | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invoiceReds)
    .where(
      and(
        eq(invoiceReds.companyId, ctx.companyId),
        'reqNo' in key ? eq(invoiceReds.reqNo, key.reqNo) : eq(invoiceReds.confirmNo, key.confirmNo),
      ),
    );
  return row;
}

export async function updateRed(ctx: Ctx, redId: string, fields: Partial<typeof invoiceReds.$inferInsert>) {
  await ctx.db
    .update(invoiceReds)
    .set(fields)
    .where(and(eq(invoiceReds.companyId, ctx.companyId), eq(invoiceReds.id, redId)));
}

/** Adds the amounts of a red line to what is reversed of its original line. */
export async function addRedToLine(ctx: Ctx, invoiceId: string, red: RedLine): Promise<void> {
  await ctx.db
    .update(invoiceLines)
    .set({
      redQty: sql`${invoiceLines.redQty} + ${red.qty}`,
      redFeeFen: sql`${invoiceLines.redFeeFen} + ${red.feeFen}`,
      redTaxFen: sql`${invoiceLines.redTaxFen} + ${red.taxFen}`,
    })
    .where(
      and(
        eq(invoiceLines.companyId, ctx.companyId),
        eq(invoiceLines.invoiceId, invoiceId),
        eq(invoiceLines.lineNo, red.lineNo),
      ),
    );
}

export async function addRedToSource(
  ctx: Ctx,
  sourceId: string,
  red: { qty: number; goodsFen: number; freightFen: number },
): Promise<void> {
  await ctx.db
    .update(invoiceSources)
    .set({
      redQty: sql`${invoiceSources.redQty} + ${red.qty}`,
      redGoodsFen: sql`${invoiceSources.redGoodsFen} + ${red.goodsFen}`,
      redFreightFen: sql`${invoiceSources.redFreightFen} + ${red.freightFen}`,
    })
    .where(and(eq(invoiceSources.companyId, ctx.companyId), eq(invoiceSources.id, sourceId)));
}
