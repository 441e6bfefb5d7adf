import { defaultMarginPercent, type MarginFacts } from '@jicai/domain/money/margin-line.ts';
import { type SQL, sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { StatementValue } from '../../db/prepared.ts';
import { costNow } from './cost-prices.store.ts';

/** The margin line of a category in basis points: its own, else that of a level above, else the shop's. */
export const marginLine = ({ companyId }: { companyId: StatementValue }, categoryId: SQL): SQL => sql`coalesce(
  (select coalesce(m3.margin_line_bp, m2.margin_line_bp, m1.margin_line_bp) from categories m3
    left join categories m2 on m2.company_id = m3.company_id and m2.id = m3.parent_id
    left join categories m1 on m1.company_id = m3.company_id and m1.id = m2.parent_id
    where m3.company_id = ${companyId} and m3.id = ${categoryId}),
  (select case when jsonb_typeof(o.options #> '{pricing,marginPercent}') = 'number'
    then (o.options #>> '{pricing,marginPercent}')::int * 100 end from shop_settings o where o.company_id = ${companyId}),
  ${sql.raw(String(defaultMarginPercent * 100))})`;

/** Cost and margin line of these items. */
export async function selectMargins(ctx: Ctx, itemIds: readonly string[]): Promise<Map<string, MarginFacts>> {
  const { rows } = await ctx.db.execute<MarginFacts & { itemId: string } & Record<string, unknown>>(sql`
    select i.id::text as "itemId", ${costNow(ctx)} as "costFen", ${marginLine(ctx, sql`p.category_id`)} as "lineBp"
    from items i join products p on p.company_id = i.company_id and p.id = i.product_id
    where i.company_id = ${ctx.companyId} and i.id = any(${idList(itemIds)})`);
  return new Map(rows.map(({ itemId, costFen, lineBp }) => [itemId, { costFen, lineBp }]));
}

/** The margin line of each of these categories; of one that is not there ('0') the shop's. */
export async function selectMarginLines(ctx: Ctx, categoryIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ id: string; lineBp: number }>(sql`
    select c.id::text as id, ${marginLine(ctx, sql`c.id`)} as "lineBp"
    from unnest(${idList(categoryIds)}) as c (id)`);
  return new Map(rows.map(({ id, lineBp }) => [id, lineBp]));
}
