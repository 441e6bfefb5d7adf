import { type FieldAct, type FieldFacts, isOfProduct, type TargetKind } from '@jicai/domain/goods/field-acts.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';

/** A category `c` by its whole path: 办公文具 / 书写工具. */
const categoryPath = sql.raw(`concat_ws(' / ',
  (select t.name from categories m join categories t on t.company_id = m.company_id and t.id = m.parent_id
    where m.company_id = c.company_id and m.id = c.parent_id),
  (select m.name from categories m where m.company_id = c.company_id and m.id = c.parent_id), c.name)`);

/** What acts on fields look at, by item. */
export async function selectFieldFacts(ctx: Ctx, itemIds: readonly string[]): Promise<Map<string, FieldFacts>> {
  const { rows } = await ctx.db.execute<FieldFacts & { itemId: string } & Record<string, unknown>>(sql`
    select i.id::text as "itemId", json_build_object('id', c.id::text, 'name', ${categoryPath}) as category,
      json_build_object('id', coalesce(b.id::text, ''), 'name', coalesce(b.name, '')) as brand,
      json_build_object('id', u.id::text, 'name', u.name) as supplier,
      i.tax_rate_bp as "taxRateBp",
      i.tax_name as "taxName", i.tax_code as "taxCode", i.min_qty as "minQty", i.step_qty as "stepQty", i.max_qty as "maxQty"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c on c.company_id = p.company_id and c.id = p.category_id
    join suppliers u on u.company_id = i.company_id and u.id = i.supplier_id
    left join brands b on b.company_id = p.company_id and b.id = p.brand_id
    where i.company_id = ${ctx.companyId} and i.id = any(${idList(itemIds)})`);
  return new Map(rows.map(({ itemId, ...facts }) => [itemId, facts]));
}

/** Holds the products of these items for the rest of the transaction: before the items, as their editor does. */
export async function lockProductsOf(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    select 1 from products where company_id = ${ctx.companyId} and id in (
      select product_id from items where company_id = ${ctx.companyId} and id = any(${idList(itemIds)}))
    order by id for no key update`);
}

export interface TargetRow {
  id: string;
  name: string;
  /** Goods cannot hang on it: a category with others below it. */
  isClosed: boolean;
  /** A supplier that is stopped. */
  isStopped: boolean;
}

const targetsOf: Readonly<Record<TargetKind, SQL>> = {
  category: sql`select c.id::text as id, ${categoryPath} as name, false as "isStopped", exists (select 1 from categories d
      where d.company_id = c.company_id and d.parent_id = c.id) as "isClosed" from categories c`,
  brand: sql`select c.id::text as id, c.name, false as "isStopped", false as "isClosed" from brands c`,
  supplier: sql`select c.id::text as id, c.name, not c.is_active as "isStopped", false as "isClosed" from suppliers c`,
};

/** Those of these that are there; they stay for the rest of the transaction. */
export async function selectTargets(ctx: Ctx, kind: TargetKind, ids: readonly string[]): Promise<TargetRow[]> {
  const { rows } = await ctx.db.execute<TargetRow & Record<string, unknown>>(sql`
    ${targetsOf[kind]} where c.company_id = ${ctx.companyId} and c.id = any(${idList(ids)}) order by c.id for key share of c`);
  return rows;
}

type Change = { itemId: string; facts: FieldFacts };

/** Writes the fields of an act; answers every item that is another now, those beside it in its product among them. */
export async function updateFields(
  ctx: Ctx,
  { kind }: Pick<FieldAct, 'kind'>,
  changes: readonly Change[],
): Promise<string[]> {
  const rows = changes.map(
    ({ itemId, facts: { category, brand, supplier, taxRateBp, taxName, taxCode, minQty, stepQty } }) => ({
      id: itemId,
      ...(kind === 'category' && { target: category?.id }),
      ...(kind === 'brand' && { target: brand?.id }),
      ...(kind === 'supplier' && { supplierId: supplier?.id }),
      ...(kind === 'taxRate' && { taxRateBp }),
      ...(kind === 'taxClass' && { taxName, taxCode }),
      ...(kind === 'quantity' && { minQty, stepQty }),
    }),
  );
  const at = ctx.now.toISOString();
  await ctx.db.execute(sql`
    update items i set supplier_id = coalesce(c."supplierId", i.supplier_id),
      tax_rate_bp = coalesce(c."taxRateBp", i.tax_rate_bp), tax_name = coalesce(c."taxName", i.tax_name),
      tax_code = coalesce(c."taxCode", i.tax_code), min_qty = coalesce(c."minQty", i.min_qty),
      step_qty = coalesce(c."stepQty", i.step_qty), updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id bigint, "supplierId" bigint, "taxRateBp" integer, "taxName" text, "taxCode" text,
        "minQty" integer, "stepQty" integer)
    where i.company_id = ${ctx.companyId} and i.id = c.id`);
  if (!isOfProduct(kind)) return changes.map(({ itemId }) => itemId);
  const column = sql.raw(kind === 'category' ? 'category_id' : 'brand_id');
  const { rows: concerned } = await ctx.db.execute<{ id: string }>(sql`
    with changed as (
      update products p set ${column} = c.target, updated_at = ${at}
      from (select distinct on (i.product_id) i.product_id, nullif(r.target, '')::bigint as target
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, target text)
        join items i on i.company_id = ${ctx.companyId} and i.id = r.id) c
      where p.company_id = ${ctx.companyId} and p.id = c.product_id returning p.id)
    select i.id::text as id from items i join changed on changed.id = i.product_id where i.company_id = ${ctx.companyId}`);
  return concerned.map(({ id }) => id);
}
