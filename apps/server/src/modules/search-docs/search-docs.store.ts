import { scarceBelow, stockStates } from '@jicai/domain/goods/quantity.ts';
import { type SQL, sql } from 'drizzle-orm';
import { idList, intList, textList } from '../../db/any-of.ts';
import { prepared, type StatementValue } from '../../db/prepared.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** The domain's stockStateOf, for sets of rows. */
const stockState = sql.raw(
  `case when s.available <= 0 then ${stockStates.none}
    when s.available < ${scarceBelow} then ${stockStates.scarce} else ${stockStates.enough} end`,
);

/** Tells the search how many of these items can be bought now; only a change of the state is written. */
export async function updateStockStates(ctx: Ctx, itemIds: readonly string[]): Promise<void> {
  await writeStockStates(ctx.db, { companyId: ctx.companyId, itemIds, now: ctx.now });
}

const writeStockStates = prepared<never, 'companyId' | 'itemIds' | 'now'>(
  ['companyId', 'itemIds', 'now'],
  ({ companyId, itemIds, now }) => sql`
    with changed as (
      update search_docs d set stock_state = ${stockState}
      from stock_rows s
      where d.company_id = ${companyId} and s.company_id = ${companyId} and s.item_id = d.item_id
        and d.item_id = any(${itemIds}::bigint[]) and d.stock_state <> ${stockState}
      returning d.item_id)
    ${noteChanges({ companyId, now }, sql`changed`)}`,
);

const noteDocChanges = ({ companyId, now }: Ctx, changed: SQL) =>
  noteChanges({ companyId, now: now.toISOString() }, changed);

/** Ends a statement whose CTE `changed` lists item ids: the indexes in memory look at them again. */
const noteChanges = ({ companyId, now }: Record<'companyId' | 'now', StatementValue>, changed: SQL) => sql`
  insert into search_changes as c (company_id, item_id, changed_at)
  select ${companyId}::bigint, item_id, ${now}::timestamptz from ${changed} order by item_id
  on conflict (company_id, item_id) do update set changed_xid = excluded.changed_xid, changed_at = excluded.changed_at`;

/** Item 0 of the feed: the indexes in memory read the synonyms again. */
export async function announceSynonymChange(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    insert into search_changes as c (company_id, item_id, changed_at)
    values (${ctx.companyId}, 0, ${ctx.now.toISOString()}::timestamptz)
    on conflict (company_id, item_id) do update set changed_xid = excluded.changed_xid, changed_at = excluded.changed_at`);
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
    ${noteCatalogueChange(ctx, sql`renamed`)}
    ${noteDocChanges(ctx, sql`changed`)}`);
}

/** What suggestions are made of; a change of anything else in a document leaves them as they are. */
const suggestedOf = (row: string) =>
  sql.raw(
    `row(${row}.product_id, ${row}.category_id, ${row}.brand_id, ${row}.terms, ${row}.item_no_key, ${row}.model_no_key, ${row}.retail_fen is null)`,
  );

/** A CTE that notes that this transaction changed the catalogue, if `changed` has rows. */
const noteCatalogueChange = (ctx: Ctx, changed: SQL) => sql`noted as (
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
    ${noteCatalogueChange(ctx, sql`changed`)}
    ${noteDocChanges(ctx, sql`changed`)}`);
}
