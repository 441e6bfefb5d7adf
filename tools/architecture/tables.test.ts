import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rootDir } from './sources.ts';

/** Tables that belong to no tenant, or stand outside row-level security, each with the reason. */
const reference: Record<string, string> = {
  companies: 'reference: the companies themselves',
  host_maps: 'reference: read before the tenant is known',
};
const local: Record<string, string> = {
  node_leases: 'local: bookkeeping of running processes',
};
const outsideWall: Record<string, string> = {
  search_docs: 'public text; @@ is not leakproof, so behind row-level security it could not lead an index',
  item_names: 'pairs of characters of names; @> is not leakproof either, and the names are read from items',
};

const folder = join(rootDir, 'apps/server/src/db/tables');
const tables = (
  await Promise.all(readdirSync(folder).map(async (name) => Object.values(await import(join(folder, name)))))
)
  .flat()
  .filter((value): value is PgTable => value instanceof PgTable)
  .map((table) => getTableConfig(table));

const tenantTables = tables.filter((table) => !(table.name in reference) && !(table.name in local));
const columnName = (column: unknown) => (column as { name?: string }).name ?? '';

describe('tables', () => {
  test('a plausible number was seen', () => {
    expect(tables.length).toBeGreaterThan(25);
  });

  test('every tenant table begins with company_id and stands behind the wall', () => {
    for (const table of tenantTables) {
      expect(table.columns[0]?.name, table.name).toBe('company_id');
      expect(table.columns[0]?.notNull, table.name).toBe(true);
      if (!(table.name in outsideWall))
        expect(
          table.policies.map((policy) => policy.name),
          table.name,
        ).toEqual(['tenant']);
    }
  });

  test('every key, index and foreign key of a tenant table begins with company_id', () => {
    for (const table of tenantTables) {
      const keys = [
        ...table.primaryKeys.map((key) => key.columns),
        ...table.uniqueConstraints.map((key) => key.columns),
        ...table.indexes.map((index) => index.config.columns),
        ...table.foreignKeys.map((key) => key.reference().columns),
      ];
      for (const columns of keys)
        expect(columnName(columns[0]), `${table.name}: ${columns.map(columnName).join()}`).toBe('company_id');
    }
  });

  test('every table has a primary key', () => {
    for (const table of tables) {
      const hasKey = table.primaryKeys.length > 0 || table.columns.some((column) => column.primary);
      expect(hasKey, table.name).toBe(true);
    }
  });

  test('a tenant table refers to tenant tables by company_id, a reference table never to one', () => {
    for (const table of tables) {
      for (const key of table.foreignKeys) {
        const target = getTableConfig(key.reference().foreignTable);
        if (table.name in reference) expect(target.name in reference, `${table.name} → ${target.name}`).toBe(true);
        else if (!(target.name in reference))
          expect(key.reference().foreignColumns[0]?.name, table.name).toBe('company_id');
        expect(key.onDelete, `${table.name} → ${target.name}`).not.toBe('set null');
      }
    }
  });

  test('no column counts by itself', () => {
    for (const table of tables) {
      for (const column of table.columns) {
        expect(column.getSQLType(), `${table.name}.${column.name}`).not.toMatch(/serial/);
        expect(column.generatedIdentity, `${table.name}.${column.name}`).toBeUndefined();
      }
    }
  });
});
