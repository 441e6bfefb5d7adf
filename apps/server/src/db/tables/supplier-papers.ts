import { foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core';
import { suppliers } from './goods.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: what proves that a supplier may sell what it sells. */
export const supplierPapers = pgTable(
  'supplier_papers',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    supplierId: id('supplier_id').notNull(),
    paperName: text('paper_name').notNull(),
    paperNo: text('paper_no').notNull().default(''),
    /** The last day it is good, 'YYYY-MM-DD'; '' for one without an end. */
    validTo: text('valid_to').notNull().default(''),
    /** The last day of which the shop has been told that it comes; '' for none yet. */
    toldTo: text('told_to').notNull().default(''),
    /** Null while none was brought. */
    fileId: id('file_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('supplier_papers_supplier').on(t.companyId, t.supplierId),
    index('supplier_papers_end').on(t.companyId, t.validTo),
    foreignKey({
      name: 'supplier_papers_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
  ],
);
