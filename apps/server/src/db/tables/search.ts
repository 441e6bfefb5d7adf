import type { StockState } from '@jicai/domain/goods/quantity.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Tenant, but WITHOUT row-level security: the public search documents. `@@` is not leakproof, so under a policy it could
 * not lead the index (0.19 → 34.5 ms on a million goods, house.md section 5). What stands here any visitor of the shop
 * may read; prices of contracts and numbers of stock do not. Only modules/search-docs writes it and modules/search reads it, every statement
 * names company_id, and a test proves that no other company's goods are found.
 *
 * `tsv` holds words (weights A title, B brand, category and numbers, C attributes and keywords, D description) and filter
 * lexemes that no text can contain: `#c<categoryId>` for each level, `#b<brandId>`, `#s<supplierId>`, `#v<valueId>`,
 * `#n<number>` of item and model, `#p<pinyin>` of a title word.
 */
export const searchDocs = pgTable(
  'search_docs',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    productId: id('product_id').notNull(),
    categoryId: id('category_id').notNull(),
    brandId: id('brand_id'),
    supplierId: id('supplier_id').notNull().default('0'),
    /** Attribute values that can be filtered by, each with all its names (see goods-search/src/documents/value-label.ts): counting needs no joins. */
    valueLabels: text('value_labels').array().notNull(),
    tsv: tsvector('tsv').notNull(),
    /** The words of weight A and B once more: hits are ranked by it, and unlike `tsv` it is small enough to stay in the row. */
    heading: tsvector('heading').notNull(),
    /** The words once more, cut and in order, for the index in memory (see goods-search/src/documents/doc-terms.ts). */
    terms: text('terms').notNull().default(''),
    /** Which tokeniser and dictionary wrote the words; documents of an older one are written again. */
    wordsVersion: integer('words_version').notNull().default(0),
    /** Lower-case numbers, for exact hits. */
    itemNoKey: text('item_no_key').notNull(),
    modelNoKey: text('model_no_key').notNull(),
    /** Null: not for sale to visitors and members. */
    retailFen: fen('retail_fen'),
    /** What an enterprise without a contract pays for one. */
    enterpriseFen: fen('enterprise_fen'),
    salesQty: integer('sales_qty').notNull(),
    /** 0 无货, 1 有货, 2 紧张; follows the stock rows. */
    stockState: integer('stock_state').$type<StockState>().notNull(),
    listedAt: instant('listed_at').notNull(),
    /** What a list shows of the item whoever looks at it, so that a page of hits needs no joins. */
    card: jsonb('card').notNull(),
    /** What a visitor pays for the least quantity, and his tiers. */
    retail: jsonb('retail').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId] }),
    // Writing words through a pending list is four times as quick, but every search reads that list through, and the
    // planner, seeing that price, would rather read all goods: it is kept short, and an import empties it at its end.
    index('search_docs_words')
      .using('gin', t.companyId, t.tsv)
      .with({ fastupdate: true, gin_pending_list_limit: 4096 }),
    index('search_docs_default').on(t.companyId, sql`(stock_state > 0)`, t.salesQty, t.itemId),
    index('search_docs_sales').on(t.companyId, t.salesQty, t.itemId),
    index('search_docs_newest').on(t.companyId, t.listedAt, t.itemId),
    index('search_docs_retail').on(t.companyId, t.retailFen, t.itemId),
    index('search_docs_enterprise').on(t.companyId, t.enterpriseFen, t.itemId),
  ],
);

/**
 * Tenant: which documents changed, for the indexes in the memory of every node; one row an item, also for items that left
 * the search. A reader that has seen all transactions below the `xmin` of its snapshot asks for what came at or after it, so
 * that a transaction which commits late is never missed. Item 0 stands for the shop's synonyms. Bookkeeping of running
 * processes: rows older than a day are dropped, and no backup carries it.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    changedXid: transactionId('changed_xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId] }),
    tenantPolicy(),
    index('search_changes_feed').on(t.companyId, t.changedXid),
  ],
);

/**
 * Tenant: a row for each transaction that changed names, numbers or places of goods, or which goods are for sale; sales and
 * stock leave it alone. Their number and sum tell the suggestions whether to look at all goods again. One row each, so that
 * two transactions never wait for one another. Bookkeeping as `search_changes`.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    companyId: companyColumn(),
    changedXid: transactionId('changed_xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.changedXid] }), tenantPolicy()],
);

/**
 * Tenant: words that mean the same, beside the groups that come with the product. `replaces` names the first word of such
 * a group which this row stands for; without words it switches that group off.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    words: text('words').array().notNull(),
    /** The first word also finds the others, not the reverse. */
    isOneWay: boolean('is_one_way').notNull().default(false),
    replaces: text('replaces').notNull().default(''),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('search_synonyms_replaces')
      .on(t.companyId, t.replaces)
      .where(sql`${t.replaces} <> ''`),
  ],
);
