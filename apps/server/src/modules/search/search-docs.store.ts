import { scarceBelow, type StockState } from '@jicai/domain/goods/quantity.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { anyId, idList, intList, textList } from '../../db/any-of.ts';
import { attributes, attributeValues, itemAttributes } from '../../db/tables/goods.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { CardFacts } from '../catalog/index.ts';
import type { ResolvedPrice } from '../pricing/index.ts';

/** The domain's stockStateOf, for sets of rows. */
const stockState = sql.raw(
  `case when s.on_hand - s.reserved <= 0 then 0 when s.on_hand - s.reserved < ${scarceBelow} then 2 else 1 end`,
);

/** Tells the search how many of these items can be bought now; only a change of the state is written. */
export async function updateStockStates(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    with changed as (
      update search_docs d set stock_state = ${stockState}
      from stock_rows s
      where d.company_id = ${ctx.companyId} and s.company_id = ${ctx.companyId} and s.item_id = d.item_id
        and d.item_id = any(${idList(itemIds)}) and d.stock_state <> ${stockState}
      returning d.item_id)
    ${tellChanges(ctx, sql`changed`)}`);
}

/** Ends a statement whose CTE `changed` lists item ids: the indexes in memory look at them again. */
const tellChanges = (ctx: Ctx, changed: SQL) => sql`
  insert into search_changes as c (company_id, item_id, changed_at)
  select ${ctx.companyId}::bigint, item_id, ${ctx.now.toISOString()}::timestamptz from ${changed} order by item_id
  on conflict (company_id, item_id) do update set changed_xid = excluded.changed_xid, changed_at = excluded.changed_at`;

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

export interface SearchDoc {
  itemId: string;
  valueLabels: string[];
  tsv: string;
  terms: string;
  wordsVersion: number;
  card: unknown;
  retail: unknown;
}

/**
 * Writes the documents; prices, sales, stock and the rest come from the goods themselves. A document that would stay the
 * same is not written: the word index is the dearest part of importing a file again.
 */
export async function upsertSearchDocs(ctx: Ctx, docs: readonly SearchDoc[]): Promise<void> {
  await ctx.db.execute(sql`
    with before as (
      select item_id, ${suggestedOf('b')} as suggested from search_docs b
      where company_id = ${ctx.companyId} and item_id = any(${idList(docs.map((doc) => doc.itemId))})),
    changed as (
    insert into search_docs as d (company_id, item_id, product_id, category_id, brand_id, supplier_id, value_labels, tsv, heading,
      terms, words_version, item_no_key, model_no_key, retail_fen, enterprise_fen, sales_qty, stock_state, listed_at, card, retail)
    select ${ctx.companyId}::bigint, i.id, i.product_id, p.category_id, p.brand_id, i.supplier_id,
      array(select jsonb_array_elements_text(n.value_labels::jsonb)), w.tsv, ts_filter(w.tsv, '{a,b}'), n.terms, n.words_version,
      lower(i.item_no), lower(i.model_no), i.retail_fen, coalesce(i.enterprise_fen, i.retail_fen), i.sales_qty,
      coalesce(${stockState}, 0), i.created_at, n.card::jsonb, n.retail::jsonb
    from unnest(${idList(docs.map((doc) => doc.itemId))}, ${textList(docs.map((doc) => JSON.stringify(doc.valueLabels)))},
      ${textList(docs.map((doc) => doc.tsv))}, ${textList(docs.map((doc) => doc.terms))},
      ${intList(docs.map((doc) => doc.wordsVersion))}, ${textList(docs.map((doc) => JSON.stringify(doc.card)))},
      ${textList(docs.map((doc) => JSON.stringify(doc.retail)))})
      as n (item_id, value_labels, tsv, terms, words_version, card, retail)
    cross join lateral (select n.tsv::tsvector as tsv offset 0) w
    join items i on i.company_id = ${ctx.companyId} and i.id = n.item_id
    join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
    left join stock_rows s on s.company_id = ${ctx.companyId} and s.item_id = i.id
    on conflict (company_id, item_id) do update set ${sql.join(
      docColumns.map((column) => sql.raw(`${column} = excluded.${column}`)),
      sql`, `,
    )}
    where (${columnsOf('d')}) is distinct from (${columnsOf('excluded')})
    returning item_id, ${suggestedOf('d')} as suggested),
    renamed as (select item_id from changed left join before using (item_id)
      where before.suggested is distinct from changed.suggested),
    ${tellCatalogue(ctx, sql`renamed`)}
    ${tellChanges(ctx, sql`changed`)}`);
}

/** What suggestions are made of; a change of anything else in a document leaves them as they are. */
const suggestedOf = (row: string) =>
  sql.raw(
    `row(${row}.product_id, ${row}.category_id, ${row}.brand_id, ${row}.terms, ${row}.item_no_key, ${row}.model_no_key, ${row}.retail_fen is null)`,
  );

/** A CTE that counts this transaction among those that changed the catalogue, if `changed` has rows. */
const tellCatalogue = (ctx: Ctx, changed: SQL) => sql`told as (
  insert into catalogue_changes (company_id, changed_at)
  select ${ctx.companyId}::bigint, ${ctx.now.toISOString()}::timestamptz where exists (select 1 from ${changed})
  on conflict do nothing)`;

/** All columns of a document but its key. */
const docColumns =
  'product_id category_id brand_id supplier_id value_labels tsv heading terms words_version item_no_key model_no_key retail_fen enterprise_fen sales_qty stock_state listed_at card retail'.split(
    ' ',
  );
const columnsOf = (row: string) => sql.raw(docColumns.map((column) => `${row}.${column}`).join(', '));

export async function deleteSearchDocs(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    with changed as (
      delete from search_docs where company_id = ${ctx.companyId} and item_id = any(${idList(itemIds)}) returning item_id),
    ${tellCatalogue(ctx, sql`changed`)}
    ${tellChanges(ctx, sql`changed`)}`);
}

/** What a page shows of these items, by item id; items that have left the search meanwhile are absent. */
export async function selectCards(ctx: Ctx, itemIds: readonly string[]) {
  const { rows } = await ctx.db.execute<{ cards: FoundCard[] | null; isPriceHidden: boolean | null }>(sql`
    select (select json_agg(json_build_object('facts', card, 'retail', retail, 'stockState', stock_state)) from search_docs
        where company_id = ${ctx.companyId} and item_id = any(${idList(itemIds)})) as cards,
      (select options -> 'isPriceForMembersOnly' = 'true' from shop_settings where company_id = ${ctx.companyId})
        as "isPriceHidden"`);
  return { cards: rows[0]?.cards ?? [], isPriceHidden: rows[0]?.isPriceHidden ?? false };
}

export interface FoundCard {
  facts: CardFacts;
  /** As resolvePrices finds it for visitors, at the least quantity. */
  retail: ResolvedPrice;
  stockState: StockState;
}
