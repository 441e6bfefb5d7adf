import type { ExportState } from '@jicai/domain/people/privacy.ts';
import type { ListExportKind } from '@jicai/domain/shop-side/list-exports.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: sheets of lists that somebody of the shop's side has asked for (docs/domain/shop-users.md §14). Row and file are
 * forgotten after some days.
 */
export const listExports = pgTable(
  'list_exports',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    kind: text('kind').$type<ListExportKind>().notNull(),
    /** What was asked for, as the call named it. */
    body: jsonb('body').$type<unknown>().notNull(),
    state: integer('state').$type<ExportState>().notNull(),
    /** Rows written so far, of `totalRows`. */
    doneRows: integer('done_rows').notNull().default(0),
    totalRows: integer('total_rows').notNull(),
    /** Why it was given up. */
    reason: text('reason').notNull().default(''),
    fileName: text('file_name').notNull(),
    fileId: id('file_id'),
    sizeBytes: integer('size_bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    ...tenantWall(t),
    index('list_exports_account').on(t.companyId, t.accountId, t.id),
    index('list_exports_age').on(t.companyId, t.createdAt),
    uniqueIndex('list_exports_one_busy')
      .on(t.companyId, t.accountId)
      .where(sql`state = 10`),
    foreignKey({
      name: 'list_exports_account_fk',
      columns: [t.companyId, t.accountId],
      foreignColumns: [accounts.companyId, accounts.id],
    }),
    check('list_exports_state', sql`${t.state} in (10, 20, 30) and (${t.state} = 20) = (${t.fileId} is not null)`),
  ],
);
