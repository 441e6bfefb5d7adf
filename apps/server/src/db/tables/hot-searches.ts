import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyColumn, id, tenantWall } from './kinds.ts';

/** Tenant: words the shop offers under its search box; `hotUrl` leads elsewhere than to the search page. */
export const hotSearches = pgTable(
  'hot_searches',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    searchKey: text('search_key').notNull(),
    hotUrl: text('hot_url').notNull().default(''),
    viewOrder: integer('view_order').notNull(),
  },
  (t) => [...tenantWall(t), index('hot_searches_order').on(t.companyId, t.viewOrder)],
);
