import { sql } from 'drizzle-orm';
import { asOwner } from '../src/db/with-tenant.ts';
import type { TestApp } from './test-app.ts';

/** What records of the seeded shops, all tenants', hold under a field's name, so that a generated call gets deep. */
export interface RecordNames {
  texts: (field: string) => string[];
  numbers: (field: string) => number[];
  ids: string[];
}

const perField = 24;
const camel = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Reads a few rows of each table; the id of `trades` is known as `tradeId` and as `id`. */
export async function readRecordNames(app: TestApp): Promise<RecordNames> {
  const texts = new Map<string, Set<string>>();
  const keep = (field: string, value: string) => {
    const values = texts.get(field) ?? new Set();
    texts.set(field, values);
    if (values.size < perField) values.add(value);
  };
  await asOwner(app.deps.db, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
    for (const { name } of tables) {
      const one = camel(name.replace(/ies$/, 'y').replace(/(?<=ss)es$|s$/, ''));
      const { rows } = await tx.execute<{ row: Record<string, string | null> }>(
        sql`select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(t))) as row
          from (select * from ${sql.identifier(name)} order by company_id desc, 1, 2 limit 12) t
          union all
          select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(t))) from
          (select * from ${sql.identifier(name)} order by company_id, 1, 2 limit 12) t`,
      );
      for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
        if (value === null || value === '' || value.length > 300) continue;
        keep(camel(column), value);
        if (column === 'id') keep(`${one}Id`, value);
      }
    }
  });
  const ids = [...texts].filter(([field]) => /[iI]d$/.test(field)).flatMap(([, values]) => [...values].slice(0, 4));
  const textsOf = (field: string) => [...(texts.get(field) ?? [])];
  return { texts: textsOf, numbers: (field) => textsOf(field).map(Number).filter(Number.isSafeInteger), ids };
}
