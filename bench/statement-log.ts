import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * The statements of the one transaction that `act` makes and that mentions `marker`, with their parameters written in,
 * as PostgreSQL's own log tells them.
 */
export async function statementsOf(
  shop: { databaseUrl: string; dataDir: string },
  marker: string,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const file = join(shop.dataDir, 'postgres.log');
  const admin = new pg.Client({ connectionString: shop.databaseUrl });
  await admin.connect();
  await setLogging(admin, 'all');
  const from = readFileSync(file, 'utf8').length;
  await act();
  await setLogging(admin, 'none');
  await admin.end();
  const entries = parseLog(readFileSync(file, 'utf8').slice(from));
  const transactions = byTransaction(entries);
  const found = transactions.find((statements) => statements.some((statement) => statement.includes(marker)));
  if (!found) throw new Error(`no transaction with ${marker} in the log`);
  return found;
}

async function setLogging(admin: pg.Client, what: 'all' | 'none'): Promise<void> {
  await admin.query(`alter system set log_statement = '${what}'`);
  await admin.query('select pg_reload_conf()');
  await sleep(500);
}

interface Entry {
  backend: string;
  text: string;
}

function parseLog(log: string): Entry[] {
  const entries: Entry[] = [];
  for (const record of log.split(/\n(?=\d{4}-\d\d-\d\d )/)) {
    const head = /^\S+ \S+ \S+ \[(\d+)\] (LOG|DETAIL): {2}([\s\S]*)$/.exec(record.trimEnd());
    const [, backend = '', kind, text = ''] = head ?? [];
    if (kind === 'LOG') {
      const statement = /^(?:statement|execute [^:]+): ([\s\S]*)$/.exec(text)?.[1];
      if (statement) entries.push({ backend, text: statement.replace(/\s+/g, ' ') });
    }
    const last = entries.at(-1);
    if (kind === 'DETAIL' && last?.backend === backend) last.text = withParameters(last.text, text);
  }
  return entries;
}

function withParameters(statement: string, detail: string): string {
  const values = new Map<string, string>();
  for (const match of detail.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g)) values.set(match[1] ?? '', match[2] ?? '');
  return statement.replace(/\$(\d+)/g, (whole, number: string) => values.get(number)?.replace(/\s+/g, ' ') ?? whole);
}

function byTransaction(entries: Entry[]): string[][] {
  const open = new Map<string, string[]>();
  const done: string[][] = [];
  for (const { backend, text } of entries) {
    if (/^begin/i.test(text)) open.set(backend, []);
    open.get(backend)?.push(text);
    if (/^commit/i.test(text)) done.push(open.get(backend) ?? []);
  }
  return done;
}
