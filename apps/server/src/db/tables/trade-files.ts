import { foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { storedFiles } from './files.ts';
import { companyColumn, id, tenantPolicy } from './kinds.ts';
import { trades } from './orders.ts';

/** Tenant: 采购附件, what the buyer laid beside a submission (docs/domain/orders.md §18). */
export const tradeFiles = pgTable(
  'trade_files',
  {
    companyId: companyColumn(),
    tradeId: id('trade_id').notNull(),
    fileId: id('file_id').notNull(),
    sortNo: integer('sort_no').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.tradeId, t.fileId] }),
    tenantPolicy(),
    foreignKey({
      name: 'trade_files_trade_fk',
      columns: [t.companyId, t.tradeId],
      foreignColumns: [trades.companyId, trades.id],
    }),
    foreignKey({
      name: 'trade_files_file_fk',
      columns: [t.companyId, t.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
);
