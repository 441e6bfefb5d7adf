import type { DocumentKind, RelatedKind } from '@jicai/domain/goods/product-extras.ts';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { products } from './goods.ts';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: 搭配 and 替代 of a product, in the order they are shown (docs/domain/catalog.md §16). */
export const relatedProducts = pgTable(
  'related_products',
  {
    companyId: companyColumn(),
    productId: id('product_id').notNull(),
    kind: text('kind').$type<RelatedKind>().notNull(),
    otherId: id('other_id').notNull(),
    sortNo: integer('sort_no').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.productId, t.kind, t.otherId] }),
    tenantPolicy(),
    index('related_products_other').on(t.companyId, t.otherId),
    foreignKey({
      name: 'related_products_product_fk',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'related_products_other_fk',
      columns: [t.companyId, t.otherId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
    check('related_products_itself', sql`${t.productId} <> ${t.otherId}`),
  ],
);

/** Tenant: 合格证, MSDS and other papers of a product; the file is private, shown to who may see the product. */
export const productDocuments = pgTable(
  'product_documents',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    productId: id('product_id').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    name: text('name').notNull(),
    fileId: id('file_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('product_documents_product').on(t.companyId, t.productId),
    foreignKey({
      name: 'product_documents_product_fk',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
  ],
);
