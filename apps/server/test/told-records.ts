import { untoldFields } from '@jicai/domain/shop-side/log-changes.ts';
import pg from 'pg';

/**
 * Throws when a record that the tests of a file left in the log of the shop's side would be shown in English or by a bare
 * id (docs/domain/shop-users.md §5): whoever writes a new field names it in log-fields.ts. `typesIds` lets ids stand, where
 * calls bring them for words.
 */
export async function expectToldRecords(url: string, { typesIds }: { typesIds: boolean }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ path: string; before: unknown; after: unknown }>(
      `select path, before, after from audit_records where starts_with(path, '/api/Ops') or (not starts_with(path, '/api/') and path <> '')`,
    );
    const untold = rows.flatMap(({ path, before, after }) =>
      [...untoldFields(before, typesIds), ...untoldFields(after, typesIds)].map((field) => `${path}: ${field}`),
    );
    if (untold.length > 0)
      throw new Error(`Without a Chinese name in log-fields.ts: ${[...new Set(untold)].join(', ')}`);
  } finally {
    await client.end();
  }
}
