import { attrsOfLevels, type CategoryAttr } from '@jicai/domain/goods/category-attrs.ts';
import type { NamedValue } from '@jicai/domain/goods/product-form.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { textList } from '../../db/any-of.ts';

type Asked = Pick<Ctx, 'db' | 'companyId'>;

/** What goods of a category are to tell: its own properties and those of the levels above it. */
export async function selectWantedAttrs({ db, companyId }: Asked, categoryId: string): Promise<CategoryAttr[]> {
  const { rows } = await db.execute<{ attrs: CategoryAttr[] }>(sql`
    with recursive up as (
      select c.parent_id, c.attrs, 1 as nth from categories c where c.company_id = ${companyId} and c.id = ${categoryId}
      union all
      select c.parent_id, c.attrs, up.nth + 1 from up
      join categories c on c.company_id = ${companyId} and c.id = up.parent_id where up.nth < 3)
    select attrs from up order by nth desc`);
  return attrsOfLevels(rows.map(({ attrs }) => attrs));
}

/** Properties that each category has of its own, by its path of names; categories without any are absent. */
export async function selectAttrsOfPaths({ db, companyId }: Asked): Promise<Map<string, CategoryAttr[]>> {
  const { rows } = await db.execute<{ path: string; attrs: CategoryAttr[] }>(sql`
    select concat_ws('/', c1.name, c2.name, c.name) as path, c.attrs from categories c
    left join categories c2 on c2.company_id = c.company_id and c2.id = c.parent_id
    left join categories c1 on c1.company_id = c2.company_id and c1.id = c2.parent_id
    where c.company_id = ${companyId} and c.attrs <> '[]'::jsonb`);
  return new Map(rows.map(({ path, attrs }) => [path, attrs]));
}

/** Properties of items that are there, by item number. */
export async function selectStandingAttrs(
  { db, companyId }: Asked,
  itemNos: readonly string[],
): Promise<Map<string, NamedValue[]>> {
  const { rows } = await db.execute<{ itemNo: string; attrs: NamedValue[] }>(sql`
    select item_no as "itemNo", attrs from items where company_id = ${companyId} and item_no = any(${textList(itemNos)})`);
  return new Map(rows.map(({ itemNo, attrs }) => [itemNo, attrs]));
}
