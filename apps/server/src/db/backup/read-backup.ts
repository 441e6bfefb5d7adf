import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar';
import { StartFault } from '../../config.ts';
import { migrateDatabase } from '../migrate.ts';
import { columnList, quoted } from './archive-tables.ts';
import type { Manifest } from './write-backup.ts';

/** An unpacked archive; `discard` removes it. */
export interface Archive {
  folder: string;
  manifest: Manifest;
  discard: () => void;
}

/** Unpacks and checks an archive; a file that is none is refused with one line. */
export async function openBackup(file: string): Promise<Archive> {
  if (!existsSync(file)) throw new StartFault(`找不到备份文件 ${file}`);
  const folder = mkdtempSync(join(tmpdir(), 'jicai-restore-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    await extract({ file, cwd: folder, strict: true });
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    if (manifest.format !== 1) throw new Error('format');
    return { folder, manifest, discard };
  } catch (cause) {
    discard();
    throw new StartFault(`${file} 不是 Jicai 的备份文件，或已损坏`, { cause });
  }
}

/** Fills an empty database: the schema of the backup's day, the rows, then the migrations made since. */
export async function restoreTables(archive: Archive, databaseUrl: string, say: (text: string) => void): Promise<void> {
  await migrateDatabase(databaseUrl, { upTo: archive.manifest.migrations });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from companies limit 1');
    if (rowCount) throw new StartFault('目标数据库中已有商城数据：请恢复到一个空的数据库或新的 DATA_DIR');
    await client.query('begin');
    for (const table of archive.manifest.tables) {
      say(`恢复 ${table.name}`);
      const sink = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));
      await pipeline(createReadStream(join(archive.folder, 'tables', `${table.name}.copy`)), sink);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrateDatabase(databaseUrl);
}

export async function restoreFiles(archive: Archive, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  await cp(join(archive.folder, 'files'), join(dataDir, 'files'), { recursive: true });
}
