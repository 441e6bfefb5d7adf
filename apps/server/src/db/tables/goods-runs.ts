import type { GoodsAct, ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import type { RunState } from '@jicai/domain/goods/run-states.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    state: text('state').$type<RunState>().notNull().default('done'),
    /** Which goods a run over a whole filter was for, in words; '' for goods that were ticked. */
    filterText: text('filter_text').notNull().default(''),
    /** Items of the filter when it began, those that were looked at by now, and those the act could do nothing with. */
    totalCount: integer('total_count').notNull().default(0),
    doneCount: integer('done_count').notNull().default(0),
    refusedCount: integer('refused_count').notNull().default(0),
    /** The last item that an undo has looked at. */
    undoAfterId: id('undo_after_id'),
    /** Told while it is under way; silence for long means that it cannot go on. */
    heardAt: instant('heard_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('goods_runs_one_busy')
      .on(t.companyId)
      .where(sql`state in ('running', 'undoing')`),
  ],
);

/** Tenant: what a run over a whole filter still has to look at, chosen when it began; each goes with its transaction. */
export const goodsRunBatches = pgTable(
  'goods_run_batches',
  {
    companyId: companyColumn(),
    runId: id('run_id').notNull(),
    batchNo: integer('batch_no').notNull(),
    itemIds: jsonb('item_ids').$type<string[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.runId, t.batchNo] }),
    tenantPolicy(),
    foreignKey({
      name: 'goods_run_batches_run_fk',
      columns: [t.companyId, t.runId],
      foreignColumns: [goodsRuns.companyId, goodsRuns.id],
    }),
  ],
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
    index('goods_run_items_item').on(t.companyId, t.itemId),
    foreignKey({
      name: 'goods_run_items_run_fk',
      columns: [t.companyId, t.runId],
      foreignColumns: [goodsRuns.companyId, goodsRuns.id],
    }),
  ],
);
