import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { shopFolder } from './api.ts';

/** Takes a journey's own connections out of the shop again, for which no screen has a way: the demo's come back for the others. */
export async function putBack(...statements: readonly string[]): Promise<void> {
  const { databaseUrl } = JSON.parse(readFileSync(join(shopFolder(), 'runtime.json'), 'utf8')) as {
    databaseUrl: string;
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
