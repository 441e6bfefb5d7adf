import type { CategoryAttr } from '@jicai/domain/goods/category-attrs.ts';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: goods categories, at most three levels. */
export const categories = pgTable(
  'categories',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** '0' for the first level, so that sibling names can be unique. */
    parentId: id('parent_id').notNull(),
    level: integer('level').notNull(),
    name: text('name').notNull(),
    iconName: text('icon_name').notNull().default(''),
    imgUrl: text('img_url').notNull().default(''),
    /** 税收分类 for invoices, inherited from the level above where ''. */
    taxName: text('tax_name').notNull().default(''),
    taxCode: text('tax_code').notNull().default(''),
    /** 毛利线 in basis points; null takes that of the level above. */
    marginLineBp: integer('margin_line_bp'),
    /** Properties that its goods and those below it are to tell (docs/domain/catalog.md §22). */
    attrs: jsonb('attrs').$type<CategoryAttr[]>().notNull().default([]),
    sortNo: integer('sort_no').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('categories_sibling_name').on(t.companyId, t.parentId, t.name),
    index('categories_level').on(t.companyId, t.level, t.sortNo),
  ],
);
