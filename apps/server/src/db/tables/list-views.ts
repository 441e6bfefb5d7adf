import type { ConsoleList } from '@jicai/domain/shop-side/list-views.ts';
import { boolean, foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

const columnChoice = () => ({
  hiddenColumns: text('hidden_columns').array().notNull(),
  columnOrder: text('column_order').array().notNull(),
});

/** Tenant: views that somebody of the shop's side keeps of a list of the console (docs/domain/shop-users.md §11). */
export const listViews = pgTable(
  'list_views',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    userId: id('user_id').notNull(),
    /** '0' for operators: a view is shared among those who see the same rows. */
    supplierId: id('supplier_id').notNull(),
    list: text('list').$type<ConsoleList>().notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    ...columnChoice(),
    isShared: boolean('is_shared').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('list_views_name').on(t.companyId, t.list, t.userId, t.name),
    foreignKey({
      name: 'list_views_user_fk',
      columns: [t.companyId, t.userId],
      foreignColumns: [users.companyId, users.id],
    }),
  ],
);

/** Tenant: the columns somebody wants of a list where no view stands open, and the view he opens it with. */
export const listHabits = pgTable(
  'list_habits',
  {
    companyId: companyColumn(),
    userId: id('user_id').notNull(),
    list: text('list').$type<ConsoleList>().notNull(),
    ...columnChoice(),
    firstQuery: text('first_query').notNull().default(''),
    /** Titles of columns that he left out of his last sheet of the list. */
    exportHidden: text('export_hidden').array().notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.list] }),
    tenantPolicy(),
    foreignKey({
      name: 'list_habits_user_fk',
      columns: [t.companyId, t.userId],
      foreignColumns: [users.companyId, users.id],
    }),
  ],
);
