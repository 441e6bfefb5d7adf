import type { GoodsAct, ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: one act on many goods at once, which can be undone (docs/domain/catalog.md §6). */
export const goodsRuns = pgTable(
  'goods_runs',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    act: jsonb('act').$type<GoodsAct>().notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    changedCount: integer('changed_count').notNull(),
    undoneCount: integer('undone_count').notNull().default(0),
    keptCount: integer('kept_count').notNull().default(0),
    undoneAt: instant('undone_at'),
    undoUserName: text('undo_user_name').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [...tenantWall(t)],
);

/** Tenant: the items of a run, with what they were and what the run made of them. */
export const goodsRunItems = pgTable(
  'goods_run_items',
  {
    companyId: companyColumn(),
    runId: id('run_id').notNull(),
    itemId: id('item_id').notNull(),
    before: jsonb('before').$type<ItemFacts>().notNull(),
    after: jsonb('after').$type<ItemFacts>().notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.runId, t.itemId] }),
    tenantPolicy(),
    foreignKey({
      name: 'goods_run_items_run_fk',
      columns: [t.companyId, t.runId],
      foreignColumns: [goodsRuns.companyId, goodsRuns.id],
    }),
  ],
);
