import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, pgPolicy, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Column types of the house. Ids are int8 in the database and strings of digits in code; fen are int8 and safe integers in
 * code (at most 10^12); times are timestamptz and Date.
 */
export const id = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });
export const fen = customType<{ data: number; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: (value) => Number(value),
});
export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  toDriver: (value) => value.toISOString(),
  fromDriver: (value) => new Date(value),
});

/** First column of every tenant table. */
export const companyColumn = () => id('company_id').notNull();

interface TenantColumns {
  companyId: AnyPgColumn;
  id: AnyPgColumn;
}

/** Primary key (company_id, id) and the row-level security policy; spread first into a tenant table's extras. */
export const tenantWall = (t: TenantColumns) => [primaryKey({ columns: [t.companyId, t.id] }), tenantPolicy()];

/** The policy alone, for a tenant table whose key is not (company_id, id). */
export const tenantPolicy = () =>
  pgPolicy('tenant', {
    for: 'all',
    using: sql`company_id = current_setting('app.company_id')::bigint`,
    withCheck: sql`company_id = current_setting('app.company_id')::bigint`,
  });

/** What one unit held when it was bought (docs/domain/catalog.md §23): 1 and '' where nobody says. */
export const pieceColumns = () => ({
  pieceQty: integer('piece_qty').notNull().default(1),
  pieceName: text('piece_name').notNull().default(''),
});
