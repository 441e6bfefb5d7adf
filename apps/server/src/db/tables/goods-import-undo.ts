import type { UndoOutcome } from '@jicai/domain/goods/import-undo.ts';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { goodsImports } from './goods-imports.ts';
import { companyColumn, id, tenantPolicy } from './kinds.ts';

/** Tenant: what the products of an import were before; kept 30 days after it (docs/domain/catalog.md §12). */
export const goodsImportProducts = pgTable(
  'goods_import_products',
  {
    companyId: companyColumn(),
    importId: id('import_id').notNull(),
    productId: id('product_id').notNull(),
    /** Null: the import made it. */
    before: jsonb('before'),
    /** A short mark of what the import made of it: it still is that, or was changed since. */
    afterMark: text('after_mark').notNull(),
    outcome: text('outcome').$type<UndoOutcome>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.importId, t.productId] }),
    tenantPolicy(),
    foreignKey({
      name: 'goods_import_products_import_fk',
      columns: [t.companyId, t.importId],
      foreignColumns: [goodsImports.companyId, goodsImports.id],
    }),
  ],
);

/** Tenant: the same of its items, with what it changed in their stock. */
export const goodsImportItems = pgTable(
  'goods_import_items',
  {
    companyId: companyColumn(),
    importId: id('import_id').notNull(),
    itemId: id('item_id').notNull(),
    before: jsonb('before'),
    afterMark: text('after_mark').notNull(),
    stockDelta: integer('stock_delta').notNull().default(0),
    outcome: text('outcome').$type<UndoOutcome>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.importId, t.itemId] }),
    tenantPolicy(),
    index('goods_import_items_outcome').on(t.companyId, t.importId, t.outcome),
    foreignKey({
      name: 'goods_import_items_import_fk',
      columns: [t.companyId, t.importId],
      foreignColumns: [goodsImports.companyId, goodsImports.id],
    }),
  ],
);
