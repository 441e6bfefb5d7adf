import type { Brand, Category, SourceDoc, Sums } from '@jicai/goods-search/index.ts';
import { fingerprintOf } from '@jicai/goods-search/write.ts';
import { sql } from 'drizzle-orm';
import { idList } from '../../../db/any-of.ts';
import type { Tx } from '../../../db/open.ts';

/** What the index reads with: a transaction of one shop. */
export interface Reader {
  db: Tx;
  companyId: string;
}

/** Runs a read in a transaction of one shop. */
export type ReadShop = <T>(companyId: string, fn: (reader: Reader) => Promise<T>) => Promise<T>;

const labelSeparator = '\u001e';
const columns = sql`item_id as "itemId", product_id as "productId", category_id as "categoryId", brand_id as "brandId", supplier_id as "supplierId",
  array_to_string(value_labels, ${labelSeparator}) as labels, terms, item_no_key as "itemNo", model_no_key as "modelNo",
  retail_fen::float8 as "retailFen", enterprise_fen::float8 as "enterpriseFen", sales_qty as "salesQty",
  stock_state as "stockState", (card ->> 'isSelf')::boolean as "isSelf",
  (card ->> 'deliveryDays')::int as "deliveryDays", extract(epoch from listed_at)::float8 as "listedAt", words_version as "wordsVersion"`;

interface DocRow extends Omit<SourceDoc, 'labels' | 'listedAtMs' | 'fingerprint' | 'retailFen' | 'enterpriseFen'> {
  labels: string;
  listedAt: number;
  retailFen: number | null;
  enterpriseFen: number | null;
  wordsVersion: number;
}

/** The next documents by rising item id. */
export async function selectNextDocs(
  reader: Reader,
  { after, limit }: { after: string; limit: number },
): Promise<(SourceDoc & { wordsVersion: number })[]> {
  const { rows } = await reader.db.execute<DocRow & Record<string, unknown>>(sql`
    select ${columns} from search_docs where company_id = ${reader.companyId} and item_id > ${after}
    order by item_id limit ${limit}`);
  return rows.map(toDoc);
}

/** The documents of these items that there are, by rising item id. */
export async function selectDocsOf(reader: Reader, itemIds: readonly string[]): Promise<SourceDoc[]> {
  const { rows } = await reader.db.execute<DocRow & Record<string, unknown>>(sql`
    select ${columns} from search_docs where company_id = ${reader.companyId} and item_id = any(${idList(itemIds)})
    order by item_id`);
  return rows.map(toDoc);
}

function toDoc(row: DocRow): SourceDoc & { wordsVersion: number } {
  const { labels, listedAt, ...rest } = row;
  return {
    ...rest,
    labels: labels ? labels.split(labelSeparator) : [],
    retailFen: row.retailFen ?? Number.NaN,
    enterpriseFen: row.enterpriseFen ?? Number.NaN,
    listedAtMs: listedAt * 1000,
    fingerprint: fingerprintOf([
      row.terms,
      labels,
      row.categoryId,
      row.brandId ?? '',
      row.supplierId,
      row.itemNo,
      row.modelNo,
    ]),
  };
}

export interface ChangeList {
  /** From here on the next list begins: no transaction below it is still open. */
  position: string;
  /** Items with the transaction that changed them last: a change that was seen under its number holds nothing new. */
  changes: { itemId: string; changedXid: string }[];
}

/** Where a reader that reads everything after this call may begin to follow. */
export async function selectPosition(reader: Reader): Promise<string> {
  const { rows } = await reader.db.execute<{ position: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`,
  );
  return rows[0]?.position ?? '0';
}

/** The items that changed since; some come again, for as long as an older transaction is open. */
export async function selectChanges(reader: Reader, since: string): Promise<ChangeList> {
  const { rows } = await reader.db.execute<{ position: string; items: string[] | null; xids: string[] | null }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position, c.items, c.xids
    from (select array_agg(item_id::text order by item_id) as items, array_agg(changed_xid::text order by item_id) as xids
      from search_changes where company_id = ${reader.companyId} and changed_xid >= ${since}::xid8) c`);
  const [row] = rows;
  return {
    position: row?.position ?? since,
    changes: (row?.items ?? []).map((itemId, at) => ({ itemId, changedXid: row?.xids?.[at] ?? '' })),
  };
}

export async function selectNames(reader: Reader): Promise<{ brands: Brand[]; categories: Category[] }> {
  const [brands, categories] = await Promise.all([
    reader.db.execute<Brand & Record<string, unknown>>(sql`
      select id, name, name_en as "nameEn", logo_url as "logoUrl" from brands where company_id = ${reader.companyId}`),
    reader.db.execute<Category & Record<string, unknown>>(sql`
      select id, parent_id as "parentId", level, name from categories where company_id = ${reader.companyId}`),
  ]);
  return { brands: brands.rows, categories: categories.rows };
}

/** What an index that holds the same documents sums up to. */
export async function selectSums(reader: Reader): Promise<Sums> {
  const { rows } = await reader.db.execute<Sums & Record<string, unknown>>(sql`
    select count(*)::int as count, coalesce(sum(item_id % 1000003), 0)::float8 as items,
      coalesce(sum(retail_fen), 0)::float8 as "retailFen", coalesce(sum(enterprise_fen), 0)::float8 as "enterpriseFen",
      coalesce(sum(stock_state), 0)::float8 as stock, coalesce(sum(sales_qty), 0)::float8 as sales
    from search_docs where company_id = ${reader.companyId}`);
  return rows[0] ?? { count: 0, items: 0, retailFen: 0, enterpriseFen: 0, stock: 0, sales: 0 };
}
