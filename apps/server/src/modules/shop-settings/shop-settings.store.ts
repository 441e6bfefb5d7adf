import { and, desc, eq, like } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';

const ofShop = (ctx: Ctx) => eq(shopSettings.companyId, ctx.companyId);

/** The shop's options as they are stored. */
export async function selectOptions(ctx: Ctx): Promise<unknown> {
  const [row] = await ctx.db.select({ options: shopSettings.options }).from(shopSettings).where(ofShop(ctx));
  return row?.options;
}

/** As {@link selectOptions}, held for the rest of the transaction. */
export async function lockOptions(ctx: Ctx): Promise<unknown> {
  const query = ctx.db.select({ options: shopSettings.options }).from(shopSettings).where(ofShop(ctx));
  const [row] = await query.for('update');
  return row?.options;
}

export async function updateOptions(ctx: Ctx, options: Record<string, unknown>): Promise<void> {
  await ctx.db.update(shopSettings).set({ options, updatedAt: ctx.now }).where(ofShop(ctx));
}

/** Who changed each setting last, by its key. */
export async function selectLastChanges(ctx: Ctx): Promise<Map<string, { userName: string; at: Date }>> {
  const rows = await ctx.db
    .selectDistinctOn([auditRecords.subject], {
      subject: auditRecords.subject,
      userName: auditRecords.actorName,
      at: auditRecords.createdAt,
    })
    .from(auditRecords)
    .where(and(eq(auditRecords.companyId, ctx.companyId), like(auditRecords.subject, 'setting %')))
    .orderBy(auditRecords.subject, desc(auditRecords.createdAt));
  return new Map(rows.map(({ subject, userName, at }) => [subject.slice('setting '.length), { userName, at }]));
}

/** The shop's suppliers by name. */
export async function selectSupplierNames(ctx: Ctx): Promise<{ supplierId: string; supplierName: string }[]> {
  return ctx.db
    .select({ supplierId: suppliers.id, supplierName: suppliers.name })
    .from(suppliers)
    .where(eq(suppliers.companyId, ctx.companyId))
    .orderBy(suppliers.name);
}
