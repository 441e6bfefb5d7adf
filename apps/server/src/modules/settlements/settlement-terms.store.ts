import { defaultSettlementTerms, type SettlementTerms } from '@jicai/domain/settlements/settlement-terms.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { supplierTerms } from '../../db/tables/settlements.ts';

const named = (ctx: Ctx, supplierId: string) =>
  ctx.db
    .select({ name: suppliers.name })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)));

/** Undefined for a supplier that is none of this shop's. */
export async function selectSupplierName(ctx: Ctx, supplierId: string): Promise<{ name: string } | undefined> {
  const [row] = await named(ctx, supplierId);
  return row;
}

/** The same with its row held, so that two sheets of it are not made at once. */
export async function lockSupplier(ctx: Ctx, supplierId: string): Promise<{ name: string } | undefined> {
  const [row] = await named(ctx, supplierId).for('no key update');
  return row;
}

/** version 0: nothing was agreed on yet. */
export async function selectTerms(ctx: Ctx, supplierId: string): Promise<SettlementTerms & { version: number }> {
  const [row] = await ctx.db
    .select()
    .from(supplierTerms)
    .where(and(eq(supplierTerms.companyId, ctx.companyId), eq(supplierTerms.supplierId, supplierId)));
  if (!row) return { ...defaultSettlementTerms, version: 0 };
  const { termDays, rateBp, categoryRates, settleFrom, invoiceInfo, payeeInfo, version } = row;
  return { termDays, rateBp, categoryRates, settleFrom, invoiceInfo, payeeInfo, version };
}

export async function upsertTerms(ctx: Ctx, supplierId: string, terms: SettlementTerms): Promise<void> {
  const { termDays, rateBp, categoryRates, settleFrom, invoiceInfo, payeeInfo } = terms;
  const row = { termDays, rateBp, categoryRates, settleFrom, invoiceInfo, payeeInfo, updatedAt: ctx.now };
  await ctx.db
    .insert(supplierTerms)
    .values({ ...row, companyId: ctx.companyId, supplierId })
    .onConflictDoUpdate({
      target: [supplierTerms.companyId, supplierTerms.supplierId],
      set: { ...row, version: sql`${supplierTerms.version} + 1` },
    });
}

/** Each of these categories with its way up to the root, itself first. */
export async function selectWays(ctx: Ctx, categoryIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await ctx.db.execute<{ id: string; way: string[] }>(sql`
    with recursive up as (
      select c.id as leaf, c.id, c.parent_id, 0 as depth from categories c
      where c.company_id = ${ctx.companyId} and c.id = any(${idList(categoryIds)})
      union all
      select up.leaf, c.id, c.parent_id, up.depth + 1 from up
      join categories c on c.company_id = ${ctx.companyId} and c.id = up.parent_id where up.depth < 10)
    select leaf::text as id, array_agg(id::text order by depth) as way from up group by leaf`);
  return new Map(rows.map(({ id, way }) => [id, way]));
}
