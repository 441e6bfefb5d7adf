import type { UndoOutcome } from '@jicai/domain/goods/import-undo.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, intList, textList } from '../../db/any-of.ts';
import type { Written, WrittenItem } from '../goods-writing/index.ts';

const rowsAtOnce = 2000;

/** What is undone: the products and the items of an import have a table each. */
export type UndoTable = 'goods_import_products' | 'goods_import_items';
const keyOf = (table: UndoTable) => sql.raw(table === 'goods_import_items' ? 'item_id' : 'product_id');

/** Keeps what was before the first write of an import; a second one, after it was cut off, moves the mark alone. */
export async function insertWrittenProducts(ctx: Ctx, importId: string, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    insert into goods_import_products (company_id, import_id, product_id, before, after_mark)
    select ${ctx.companyId}::bigint, ${importId}::bigint, n.id, nullif(n.before, '')::jsonb, n.mark
    from unnest(${idList(rows.map(({ id }) => id))}, ${beforeList(rows)}, ${textList(rows.map(({ afterMark }) => afterMark))})
      as n (id, before, mark)
    on conflict (company_id, import_id, product_id) do update set after_mark = excluded.after_mark`);
}

export async function insertWrittenItems(ctx: Ctx, importId: string, rows: readonly WrittenItem[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    insert into goods_import_items as w (company_id, import_id, item_id, before, after_mark, stock_delta)
    select ${ctx.companyId}::bigint, ${importId}::bigint, n.id, nullif(n.before, '')::jsonb, n.mark, n.delta
    from unnest(${idList(rows.map(({ id }) => id))}, ${beforeList(rows)}, ${textList(rows.map(({ afterMark }) => afterMark))},
      ${intList(rows.map(({ stockDelta }) => stockDelta))}) as n (id, before, mark, delta)
    on conflict (company_id, import_id, item_id) do update
      set after_mark = excluded.after_mark, stock_delta = w.stock_delta + excluded.stock_delta`);
}

const beforeList = (rows: readonly Written[]) =>
  textList(rows.map(({ before }) => (before === null ? '' : JSON.stringify(before))));

/** The next of an import that were not taken back yet. */
export async function selectWritten(
  ctx: Ctx,
  table: UndoTable,
  { importId, afterId, limit }: { importId: string; afterId: string; limit: number },
): Promise<WrittenItem[]> {
  const { rows } = await ctx.db.execute<WrittenItem & Record<string, unknown>>(sql`
    select ${keyOf(table)}::text as id, before, after_mark as "afterMark",
      ${table === 'goods_import_items' ? sql`stock_delta` : sql`0`} as "stockDelta"
    from ${sql.raw(table)}
    where company_id = ${ctx.companyId} and import_id = ${importId} and ${keyOf(table)} > ${afterId} and outcome is null
    order by ${keyOf(table)} limit ${limit}`);
  return rows;
}

export async function updateOutcomes(
  ctx: Ctx,
  table: UndoTable,
  { importId, outcomes }: { importId: string; outcomes: ReadonlyMap<string, UndoOutcome> },
): Promise<void> {
  if (outcomes.size === 0) return;
  await ctx.db.execute(sql`
    update ${sql.raw(table)} w set outcome = n.outcome
    from unnest(${idList([...outcomes.keys()])}, ${textList([...outcomes.values()])}) as n (id, outcome)
    where w.company_id = ${ctx.companyId} and w.import_id = ${importId} and w.${keyOf(table)} = n.id`);
}

/** How many items are to be taken back, and what became of those that were. */
export async function countOutcomes(ctx: Ctx, importId: string): Promise<Record<UndoOutcome | 'all', number>> {
  const { rows } = await ctx.db.execute<Record<UndoOutcome | 'all', number>>(sql`
    select count(*)::int as all, (count(*) filter (where outcome = 'restored'))::int as restored,
      (count(*) filter (where outcome = 'removed'))::int as removed, (count(*) filter (where outcome = 'hidden'))::int as hidden,
      (count(*) filter (where outcome = 'kept'))::int as kept
    from goods_import_items where company_id = ${ctx.companyId} and import_id = ${importId}`);
  return rows[0] ?? { all: 0, restored: 0, removed: 0, hidden: 0, kept: 0 };
}

/** Items that were not taken back, for they were changed since: the first of them by id. */
export async function selectKept(
  ctx: Ctx,
  importId: string,
  limit: number,
): Promise<{ itemId: string; productId: string; itemNo: string; itemName: string }[]> {
  const { rows } = await ctx.db.execute<{ itemId: string; productId: string; itemNo: string; itemName: string }>(sql`
    select w.item_id::text as "itemId", coalesce(i.product_id::text, '') as "productId", coalesce(i.item_no, '') as "itemNo",
      coalesce(i.name, '') as "itemName"
    from goods_import_items w left join items i on i.company_id = w.company_id and i.id = w.item_id
    where w.company_id = ${ctx.companyId} and w.import_id = ${importId} and w.outcome = 'kept'
    order by w.item_id limit ${limit}`);
  return rows;
}

/** Forgets what imports changed that can be undone no more; true if some may be left. */
export async function deleteWritten(ctx: Ctx): Promise<boolean> {
  let isLeft = false;
  for (const table of ['goods_import_items', 'goods_import_products']) {
    const { rowCount } = await ctx.db.execute(sql`
      delete from ${sql.raw(table)} where company_id = ${ctx.companyId} and ctid = any(array(
        select w.ctid from ${sql.raw(table)} w
        join goods_imports i on i.company_id = w.company_id and i.id = w.import_id
        where w.company_id = ${ctx.companyId} and coalesce(i.ended_at, i.created_at)
          < ${ctx.now.toISOString()}::timestamptz - make_interval(days => i.undo_days)
        limit ${rowsAtOnce}))`);
    isLeft ||= rowCount === rowsAtOnce;
  }
  return isLeft;
}
