import { and, eq, type SQL, sql } from 'drizzle-orm';
import { anyId, idList } from '../../db/any-of.ts';
import { attributes, attributeValues, itemAttributes } from '../../db/tables/goods.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface DocSource {
  itemId: string;
  isForSale: boolean;
  title: string;
  spec: string;
  colorName: string;
  itemNo: string;
  modelNo: string;
  keywords: string;
  description: string;
  brandId: string | null;
  brandName: string | null;
  brandNameEn: string | null;
  supplierId: string;
  /** From the first level down. */
  categoryIds: string[];
  categoryNames: string[];
}

/**
 * What the documents of these items are made of, attributes apart. Each row is looked up by its key: while an import fills
 * a new shop its tables have no statistics yet, and a planner free to choose walks all products for each item.
 */
export async function selectDocSources(ctx: Ctx, itemIds: readonly string[]): Promise<DocSource[]> {
  const byKey = (table: SQL, key: SQL, columns: SQL) => sql`
    left join lateral (select ${columns} from ${table} t where t.company_id = ${ctx.companyId} and t.id = ${key} limit 1)`;
  const category = sql`t.id, t.name, t.parent_id`;
  const { rows } = await ctx.db.execute<DocSource & Record<string, unknown>>(sql`
    with i as materialized (
      select id, product_id, supplier_id, name, spec, color_name, item_no, model_no, is_on_sale from items
      where company_id = ${ctx.companyId} and id = any(${idList(itemIds)}))
    select i.id as "itemId", i.is_on_sale and p.is_on_sale as "isForSale", i.name as title, i.spec,
      i.color_name as "colorName", i.item_no as "itemNo", i.model_no as "modelNo", p.keywords, p.description,
      p.brand_id as "brandId", b.name as "brandName", b.name_en as "brandNameEn", i.supplier_id as "supplierId",
      array_remove(array[c1.id, c2.id, c3.id], null)::text[] as "categoryIds",
      array_remove(array[c1.name, c2.name, c3.name], null) as "categoryNames"
    from i
    ${byKey(sql`products`, sql`i.product_id`, sql`t.category_id, t.brand_id, t.keywords, t.description, t.is_on_sale`)} p on true
    ${byKey(sql`categories`, sql`p.category_id`, category)} c3 on true
    ${byKey(sql`categories`, sql`c3.parent_id`, category)} c2 on true
    ${byKey(sql`categories`, sql`c2.parent_id`, category)} c1 on true
    ${byKey(sql`brands`, sql`p.brand_id`, sql`t.name, t.name_en`)} b on true`);
  return rows;
}

/** The attribute values of these items in the order of their data sheets. */
export async function selectItemValueIds(ctx: Ctx, itemIds: readonly string[]) {
  return ctx.db
    .select({ itemId: itemAttributes.itemId, valueId: itemAttributes.valueId })
    .from(itemAttributes)
    .where(and(eq(itemAttributes.companyId, ctx.companyId), anyId(itemAttributes.itemId, itemIds)))
    .orderBy(itemAttributes.itemId, itemAttributes.sortNo);
}

/**
 * These values and whether they may be filtered by. Asked apart from the items: in one statement over tables that an
 * import has just filled, before their statistics exist, the planner walks all values for each item.
 */
export async function selectValues(ctx: Ctx, valueIds: readonly string[]) {
  return ctx.db
    .select({
      valueId: attributeValues.id,
      valueName: attributeValues.value,
      tagId: attributes.id,
      tagName: attributes.name,
      isFilter: attributes.isFilter,
    })
    .from(attributeValues)
    .innerJoin(attributes, and(eq(attributes.companyId, ctx.companyId), eq(attributes.id, attributeValues.attributeId)))
    .where(and(eq(attributeValues.companyId, ctx.companyId), anyId(attributeValues.id, valueIds)));
}
