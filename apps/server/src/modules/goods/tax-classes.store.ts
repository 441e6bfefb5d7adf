import { nearestTaxClass, type TaxClass } from '@jicai/domain/invoices/tax-class.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

const mostClasses = 200;

/**
 * Classes with a code that categories and goods of the shop have, by code. Those of goods are walked in their index from one
 * to the next: a million goods may share a few.
 */
export async function selectTaxClasses(ctx: Ctx): Promise<TaxClass[]> {
  const next = (after: string) => sql`
    select i.tax_code, i.tax_name from items i
    where i.company_id = ${ctx.companyId} and i.tax_code <> '' and (i.tax_code, i.tax_name) > ${sql.raw(after)}
    order by i.tax_code, i.tax_name limit 1`;
  const { rows } = await ctx.db.execute<TaxClass & Record<string, unknown>>(sql`
    with recursive walked as (
      (select 1 as nth, f.* from (${next(`('', '')`)}) f)
      union all
      select w.nth + 1, f.* from walked w cross join lateral (${next('(w.tax_code, w.tax_name)')}) f
      where w.nth < ${mostClasses})
    select tax_name as "taxName", tax_code as "taxCode" from (
      select tax_code, tax_name from walked
      union select c.tax_code, c.tax_name from categories c
        where c.company_id = ${ctx.companyId} and c.tax_code <> '' and c.tax_name <> '') f
    order by tax_code, tax_name limit ${mostClasses}`);
  return rows;
}

/** What goods of a category are classified as that have no class of their own. */
export async function selectCategoryTaxClass(ctx: Ctx, categoryId: string): Promise<TaxClass> {
  const { rows } = await ctx.db.execute<TaxClass & Record<string, unknown>>(sql`
    with recursive up as (
      select c.parent_id, c.tax_name, c.tax_code, 1 as nth from categories c
      where c.company_id = ${ctx.companyId} and c.id = ${categoryId}
      union all
      select c.parent_id, c.tax_name, c.tax_code, up.nth + 1 from up
      join categories c on c.company_id = ${ctx.companyId} and c.id = up.parent_id where up.nth < 3)
    select tax_name as "taxName", tax_code as "taxCode" from up order by nth`);
  return nearestTaxClass(rows);
}
