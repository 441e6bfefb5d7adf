import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar';
import { StartFault } from '../../config.ts';
import { diskFaultOf } from '../../disk-faults.ts';
import { migrateDatabase } from '../migrate.ts';
import { columnList, listTables, quoted } from './archive-tables.ts';
import { damaged } from './check-archive.ts';
import { type Manifest, zManifest } from './manifest.ts';

/** An unpacked archive; `discard` removes it. */
export interface Archive {
  folder: string;
  manifest: Manifest;
  discard: () => void;
}

/** Unpacks an archive; a file that is none is refused with one line. */
export async function openBackup(file: string, parent = tmpdir()): Promise<Archive> {
  if (!existsSync(file)) throw new StartFault(`找不到备份文件 ${file}`);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'jicai-restore-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    await extract({ file, cwd: folder, strict: true });
    const manifest = zManifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
    return { folder, manifest, discard };
  } catch (cause) {
    discard();
    if (diskFaultOf(cause)) throw cause;
    throw new StartFault(`${file} 不是 Jicai 的备份文件，或已损坏`, { cause });
  }
}

interface RestoreOptions {
  databaseUrl: string;
  say: (text: string) => void;
  /** Done when all rows are there and counted, before they are committed. */
  beforeCommit?: () => void;
  onCommitted?: () => void;
}

/**
 * Fills an empty database: the schema of the backup's day, all rows in one transaction that counts them, then the
 * migrations made since.
 */
export async function restoreTables(archive: Archive, options: RestoreOptions): Promise<void> {
  const { databaseUrl, say } = options;
  await migrateDatabase(databaseUrl, { upTo: archive.manifest.migrations });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    // A second restore, and a shop that starts meanwhile, wait for the end.
    await client.query('lock table companies in access exclusive mode');
    const { rowCount } = await client.query('select 1 from companies limit 1');
    if (rowCount) throw new StartFault('目标数据库中已有商城数据：请恢复到一个空的数据库或新的 DATA_DIR');
    await copyRows(client, archive, say);
    await countRows(client, archive.manifest, say);
    options.beforeCommit?.();
    await client.query('commit');
    options.onCommitted?.();
    await client.query('analyze');
  } finally {
    await client.end();
  }
  say('升级数据结构…');
  await migrateDatabase(databaseUrl);
}

async function copyRows(client: pg.Client, { folder, manifest }: Archive, say: RestoreOptions['say']): Promise<void> {
  if (manifest.format !== 1) {
    const names = new Set(manifest.tables.map(({ name }) => name));
    const absent = (await listTables(client)).find(({ name }) => !names.has(name));
    if (absent) throw damaged(`缺少表 ${absent.name}`);
  }
  for (const [index, table] of manifest.tables.entries()) {
    say(`恢复 ${table.name}（${index + 1}/${manifest.tables.length}）`);
    const sink = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));
    await pipeline(createReadStream(join(folder, 'tables', `${table.name}.copy`)), sink);
  }
}

/** Reads back what the database holds. */
async function countRows(client: pg.Client, manifest: Manifest, say: RestoreOptions['say']): Promise<void> {
  if (manifest.format === 1) return;
  say('核对行数…');
  for (const { name, rows: expected } of manifest.tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::float8 as count from ${quoted(name)}`);
    const count = rows[0]?.count ?? 0;
    if (count !== expected) throw damaged(`表 ${name} 应有 ${expected} 行，实有 ${count} 行`);
  }
}
