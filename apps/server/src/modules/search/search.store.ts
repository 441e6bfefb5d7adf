import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { type Choice, type IndexQuery, type Service, services } from '@jicai/goods-search/index.ts';
import { anyOf, filterLexeme, quoted, type TextQuery } from '@jicai/goods-search/postgres.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { isPooled } from '../pricing/index.ts';
import { facetColumns, meetsAll } from './facets.store.ts';
import type { FoundCard } from './found-card.ts';

/** Totals are exact up to here; a page beyond it does not exist. */
export const maxHits = 10_000;

export interface HitQuery extends Omit<IndexQuery, 'text' | 'categoryId' | 'supplierId' | 'pool' | 'isByProduct'> {
  /** The enterprise that asks, whose goods pool holds. */
  customerId: string | null;
  /** tsquery text of words and fixed filters; null: all goods of the shop. */
  words: string | null;
  rank: TextQuery | null;
  itemIds: string[] | null;
}

export interface HitPage {
  total: number;
  cards: FoundCard[];
  /** The shop shows prices after sign-in only. */
  isPriceHidden: boolean;
  /** What facetColumns counted, or empty objects without facets. */
  counts: RawCounts;
}

interface HitRow extends RawCounts {
  total: number;
  isPriceHidden: boolean | null;
  cards: HitPage['cards'] | null;
}

export interface RawCounts {
  brands?: { id: string; name: string; logoUrl: string; n: number }[] | null;
  categories?: { id: string; name: string; parentId: string; level: number; n: number }[] | null;
  /** Labels of attribute values with their counts, the most frequent first. */
  values?: [label: string, n: number][] | null;
  prices?: { step: number; n: number }[] | null;
  inStockCount?: number;
  /** In the order of `services`. */
  serviceCounts?: number[];
}

/**
 * One statement: at most 10,000 hits, written down first (a planner that walked a sort order instead would take 284 ms for
 * two words that never meet), then the page, the total and, on demand, the counts of every filter.
 */
export async function selectHits(ctx: Ctx, query: HitQuery): Promise<HitPage> {
  const price = priceOf(query);
  const isOrdered = query.words === null && query.itemIds === null;
  // An index gives the page in its order and counts apart: nothing needs the other ten thousand rows.
  const isWalked = isOrdered && !query.withFacets && query.choices.length === 0;
  const found = sql`from search_docs where company_id = ${ctx.companyId} and ${price} is not null ${conditions(query)}
    ${query.customerId === null ? sql`` : sql`and ${isPooled({ companyId: ctx.companyId, customerId: query.customerId }, pooledDoc)}`}`;
  const { rows } = await ctx.db.execute<HitRow & Record<string, unknown>>(sql`
    with hits as materialized (
      select item_id, ${query.withFacets ? sql`category_id, brand_id, value_labels, ${serviceColumn(query)} as services,` : sql``} ${price} as price, sales_qty,
        stock_state, listed_at, ${rankColumns(query)}, ${failedChoices(query)} as failed
      ${found} ${isOrdered ? sql`order by ${indexOrder(query)}` : sql``}
      limit ${isWalked ? query.offset + query.limit : maxHits + 1}),
    page as (
      select item_id, row_number() over () as at from (select item_id from hits where ${meetsAll(query.choices)}
        order by ${sortOrder(query)} limit ${query.limit} offset ${query.offset}) first)
    select (select count(*)::int from ${isWalked ? sql`(select 1 ${found} limit ${maxHits + 1}) counted` : sql`hits where ${meetsAll(query.choices)}`}) as total,
      (select options -> 'isPriceForMembersOnly' = 'true' from shop_settings where company_id = ${ctx.companyId})
        as "isPriceHidden",
      (select json_agg(json_build_object('facts', d.card, 'retail', d.retail, 'stockState', d.stock_state) order by p.at)
        from page p join search_docs d on d.company_id = ${ctx.companyId} and d.item_id = p.item_id) as cards
      ${query.withFacets ? sql`, ${facetColumns(ctx, query.choices)}` : sql``}`);
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    cards: row?.cards ?? [],
    isPriceHidden: row?.isPriceHidden ?? false,
    counts: row ?? {},
  };
}

function rankColumns({ rank }: HitQuery): SQL {
  if (!rank) return sql`0 as exact, 0 as rank`;
  return sql`(tsv @@ ${quoted(`#n${rank.codeKey}`)}::tsquery)::int as exact,
    2 * (heading @@ ${rank.title}::tsquery)::int + (heading @@ ${rank.kind}::tsquery)::int as rank`;
}

export const pooledDoc = {
  itemId: sql`search_docs.item_id`,
  categoryId: sql`search_docs.category_id`,
  brandId: sql`search_docs.brand_id`,
  listFen: sql`search_docs.enterprise_fen`,
};

const priceOf = ({ priceColumn }: HitQuery) => sql.raw(`${priceColumn}_fen`);

/** A bit for each choice that the item does not meet: a filter's own counts look past its own bit. */
function failedChoices(query: HitQuery): SQL {
  if (query.choices.length === 0) return sql`0`;
  const bits = query.choices.map((choice, at) => sql`(not ${meets(choice, query)})::int * ${sql.raw(String(1 << at))}`);
  return sql.join(bits, sql` + `);
}

function meets(choice: Choice, query: HitQuery): SQL {
  const price = priceOf(query);
  if (choice.kind === 'brand') return sql`coalesce(brand_id = any(${idList(choice.ids)}), false)`;
  if (choice.kind === 'price') {
    const { fromFen, toFen } = choice;
    return sql`(${price} between ${fromFen ?? 0}::bigint and ${toFen ?? Number.MAX_SAFE_INTEGER}::bigint)`;
  }
  if (!('ids' in choice)) return meetsService(choice.kind, query);
  const lexemes = choice.ids.map(choice.kind === 'category' ? filterLexeme.category : filterLexeme.value);
  return sql`tsv @@ ${anyOf(lexemes.map(quoted)) ?? ''}::tsquery`;
}

/** A bit for each service that the item has. */
const serviceColumn = (query: HitQuery): SQL =>
  sql.join(
    services.map((service, at) => sql`${meetsService(service, query)}::int * ${sql.raw(String(1 << at))}`),
    sql` + `,
  );

function meetsService(service: Service, { services: { agreed, nextDay } }: HitQuery): SQL {
  if (service === 'self') return sql`coalesce((card ->> 'isSelf')::boolean, false)`;
  if (service === 'nextDay') {
    const most = sql`coalesce((${JSON.stringify(nextDay.bySupplier)}::jsonb ->> supplier_id::text)::int, ${nextDay.mostDays}::int)`;
    return sql`coalesce((card ->> 'deliveryDays')::int <= ${most}, false)`;
  }
  const below = anyOf(agreed.categoryIds.map(filterLexeme.category).map(quoted));
  return sql`(item_id = any(${idList(agreed.itemIds)}) or coalesce(brand_id = any(${idList(agreed.brandIds)}), false)
    ${below === undefined ? sql`` : sql`or tsv @@ ${below}::tsquery`})`;
}

function conditions(query: HitQuery): SQL {
  const parts = [
    query.words === null ? undefined : sql`and tsv @@ ${query.words}::tsquery`,
    query.itemIds === null ? undefined : sql`and item_id = any(${idList(query.itemIds)})`,
    query.isInStock ? sql`and stock_state > ${codes(stockStates.none)}` : undefined,
  ];
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` `,
  );
}

/** Always ends with the id: pages neither repeat nor skip. */
function sortOrder({ sort, itemIds, rank }: HitQuery): SQL {
  const direction = sql.raw(sort.isRising ? 'asc' : 'desc');
  const columns = { price: sql`price`, sales: sql`sales_qty`, newest: sql`listed_at` };
  if (sort.field !== 'default') return sql`${columns[sort.field]} ${direction}, item_id ${direction}`;
  if (itemIds && !rank) return sql`array_position(${idList(itemIds)}, item_id)`;
  return sql`exact desc, (stock_state > ${codes(stockStates.none)}) desc, rank desc, sales_qty desc, item_id desc`;
}

/** The same without words, so that an index of search_docs can lead. */
function indexOrder(query: HitQuery): SQL {
  if (query.sort.field === 'price') {
    const direction = sql.raw(query.sort.isRising ? 'asc' : 'desc');
    return sql`${priceOf(query)} ${direction}, item_id ${direction}`;
  }
  return query.sort.field === 'default'
    ? sql`(stock_state > ${codes(stockStates.none)}) desc, sales_qty desc, item_id desc`
    : sortOrder(query);
}
