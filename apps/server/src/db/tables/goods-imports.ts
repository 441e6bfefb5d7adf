import type { ImportState } from '@jicai/domain/goods/import-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** One row of a goods file that would be changed: what stands and what comes, by name of the field. */
export interface ImportChange {
  row: number;
  itemNo: string;
  itemName: string;
  /** Empty for goods that are new. */
  changes: { name: string; from: string; to: string }[];
}

export interface ImportFault {
  row: number;
  column: string;
  reason: string;
}

/** Tenant: goods files that were brought through the console, with what their check found (docs/domain/catalog.md §8). */
export const goodsImports = pgTable(
  'goods_imports',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    fileId: id('file_id').notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** Rows read or written so far, of `totalRows` once they are known. */
    doneRows: integer('done_rows').notNull().default(0),
    totalRows: integer('total_rows').notNull().default(0),
    newRows: integer('new_rows').notNull().default(0),
    changedRows: integer('changed_rows').notNull().default(0),
    sameRows: integer('same_rows').notNull().default(0),
    refusedRows: integer('refused_rows').notNull().default(0),
    /** The first of those that are new or changed, and of the faults. */
    samples: jsonb('samples').$type<ImportChange[]>().notNull().default([]),
    faults: jsonb('faults').$type<ImportFault[]>().notNull().default([]),
    /** The rows that were not taken, with their reasons; null where there are none, and for imports older than this. */
    wrongFileId: id('wrong_file_id'),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** What was written; -1 before. */
    createdItems: integer('created_items').notNull().default(-1),
    updatedItems: integer('updated_items').notNull().default(-1),
    isPartial: boolean('is_partial').notNull().default(false),
    /** Whether who brought it may write costs down; else that column is left out. */
    isCostTaken: boolean('is_cost_taken').notNull().default(false),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Told while it is under way; silence means that the shop went down. */
    heardAt: instant('heard_at').notNull(),
    endedAt: instant('ended_at'),
    /** What became of its items when it was undone. */
    restoredItems: integer('restored_items').notNull().default(0),
    removedItems: integer('removed_items').notNull().default(0),
    hiddenItems: integer('hidden_items').notNull().default(0),
    keptItems: integer('kept_items').notNull().default(0),
    /** For so many days after its end it can be undone, as the shop had it when it began. */
    undoDays: integer('undo_days').notNull().default(30),
    undoneAt: instant('undone_at'),
    undoUserName: text('undo_user_name').notNull().default(''),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('goods_imports_one_busy')
      .on(t.companyId)
      .where(sql`state in ('checking', 'writing', 'undoing')`),
  ],
);
