import type { LabelTone } from '@jicai/domain/goods/goods-labels.ts';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { items } from './goods.ts';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: 标签 a shop puts on its goods, in its order (docs/domain/catalog.md §17). */
export const goodsLabels = pgTable(
  'goods_labels',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    tone: text('tone').$type<LabelTone>().notNull(),
    /** Buyers see it on cards and product pages; the others are the shop's own. */
    isPublic: boolean('is_public').notNull(),
    sortNo: integer('sort_no').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [...tenantWall(t), unique('goods_labels_name').on(t.companyId, t.name)],
);

/** Tenant: which items have which labels. */
export const itemLabels = pgTable(
  'item_labels',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    labelId: id('label_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId, t.labelId] }),
    tenantPolicy(),
    index('item_labels_label').on(t.companyId, t.labelId, t.itemId),
    foreignKey({
      name: 'item_labels_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'item_labels_label_fk',
      columns: [t.companyId, t.labelId],
      foreignColumns: [goodsLabels.companyId, goodsLabels.id],
    }),
  ],
);
