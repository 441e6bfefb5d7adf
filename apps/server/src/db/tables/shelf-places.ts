import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { items, suppliers } from './goods.ts';
import { companyColumn, id, instant, tenantPolicy } from './kinds.ts';

/** Tenant: where a supplier keeps an item (库位, docs/domain/stock.md §5). */
export const shelfPlaces = pgTable(
  'shelf_places',
  {
    companyId: companyColumn(),
    supplierId: id('supplier_id').notNull(),
    itemId: id('item_id').notNull(),
    place: text('place').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.supplierId, t.itemId] }),
    tenantPolicy(),
    foreignKey({
      name: 'shelf_places_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
    foreignKey({
      name: 'shelf_places_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
  ],
);
