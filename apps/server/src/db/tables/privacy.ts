import type { ExportState } from '@jicai/domain/people/privacy.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: an account's requests for a copy of its own data. The file is forgotten after a day, the row with the account. */
export const dataExports = pgTable(
  'data_exports',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    state: integer('state').$type<ExportState>().notNull(),
    /** Kinds of data written so far, of `partCount`. */
    partsDone: integer('parts_done').notNull().default(0),
    partCount: integer('part_count').notNull(),
    fileId: id('file_id'),
    sizeBytes: integer('size_bytes').notNull().default(0),
    finishedAt: instant('finished_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('data_exports_account').on(t.companyId, t.accountId, t.id),
    foreignKey({
      name: 'data_exports_account_fk',
      columns: [t.companyId, t.accountId],
      foreignColumns: [accounts.companyId, accounts.id],
    }),
    check('data_exports_state', sql`${t.state} in (10, 20, 30) and (${t.state} = 20) = (${t.fileId} is not null)`),
    check('data_exports_parts', sql`${t.partsDone} between 0 and ${t.partCount}`),
  ],
);
