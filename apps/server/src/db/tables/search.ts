import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant } from './kinds.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Tenant, but WITHOUT row-level security: the public search documents. `@@` is not leakproof, so under a policy it could
 * not lead the index (0.19 → 34.5 ms on a million goods, house.md section 5). What stands here any visitor of the shop
 * may read; prices of contracts and numbers of stock do not. Only modules/search reads and writes it, every statement
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
    /** Attribute values that can be filtered by, each with all its names (see words/value-label.ts): counting needs no joins. */
    valueLabels: text('value_labels').array().notNull(),
    tsv: tsvector('tsv').notNull(),
    /** The words of weight A and B once more: hits are ranked by it, and unlike `tsv` it is small enough to stay in the row. */
    heading: tsvector('heading').notNull(),
    /** Lower-case numbers, for exact hits. */
    itemNoKey: text('item_no_key').notNull(),
    modelNoKey: text('model_no_key').notNull(),
    /** Null: not for sale to visitors and members. */
    retailFen: fen('retail_fen'),
    /** What an enterprise without a contract pays for one. */
    enterpriseFen: fen('enterprise_fen'),
    salesQty: integer('sales_qty').notNull(),
    /** 0 无货, 1 有货, 2 紧张; follows the stock rows. */
    stockState: integer('stock_state').notNull(),
    listedAt: instant('listed_at').notNull(),
    /** What a list shows of the item whoever looks at it, so that a page of hits needs no joins. */
    card: jsonb('card').notNull(),
    /** What a visitor pays for the least quantity, and his tiers. */
    retail: jsonb('retail').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId] }),
    // Without a pending list: after an import every search would read it through (2 ms), and the planner, seeing that
    // price, would rather read all goods.
    index('search_docs_words').using('gin', t.companyId, t.tsv).with({ fastupdate: false }),
    index('search_docs_default').on(t.companyId, sql`(stock_state > 0)`, t.salesQty, t.itemId),
    index('search_docs_sales').on(t.companyId, t.salesQty, t.itemId),
    index('search_docs_newest').on(t.companyId, t.listedAt, t.itemId),
    index('search_docs_retail').on(t.companyId, t.retailFen, t.itemId),
    index('search_docs_enterprise').on(t.companyId, t.enterpriseFen, t.itemId),
  ],
);
