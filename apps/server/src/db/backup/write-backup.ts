import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { create } from 'tar';
import type { Secrets } from '../../secrets.ts';
import { appliedMigrations } from '../migrate.ts';
import { columnList, listTables, quoted } from './archive-tables.ts';
import { listFiles, printOf, type ProvableManifest } from './manifest.ts';
import { syncFile, syncFolder } from './sync-disk.ts';

interface BackupOptions {
  databaseUrl: string;
  dataDir: string;
  secrets: Secrets;
  file: string;
  now: Date;
  say: (text: string) => void;
}

/**
 * Writes all tables (one repeatable-read snapshot, by COPY), uploaded files and secrets into one .tar.gz with mode 0600.
 * The shop may go on selling meanwhile.
 */
export async function writeBackup(options: BackupOptions): Promise<ProvableManifest> {
  const target = resolve(options.file);
  mkdirSync(dirname(target), { recursive: true });
  const work = mkdtempSync(join(dirname(target), '.backup-'));
  try {
    const { migrations, tables } = await copyTables(options, work);
    writeFileSync(join(work, 'secrets.json'), JSON.stringify(options.secrets, null, 2));
    const files = join(options.dataDir, 'files');
    mkdirSync(join(work, 'files'));
    if (existsSync(files)) await cp(files, join(work, 'files'), { recursive: true });
    const manifest: ProvableManifest = {
      format: 2,
      createdAt: options.now.toISOString(),
      migrations,
      tables,
      files: await printFiles(join(work, 'files')),
      secrets: await printOf(join(work, 'secrets.json')),
    };
    writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest, null, 2));
    options.say('压缩…');
    await create({ gzip: true, file: `${target}.part`, cwd: work, mode: 0o600 }, ['.']);
    // Only a complete archive gets the name that was asked for.
    syncFile(`${target}.part`);
    await rename(`${target}.part`, target);
    syncFolder(dirname(target));
    return manifest;
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(`${target}.part`, { force: true });
  }
}

type Copied = Pick<ProvableManifest, 'migrations' | 'tables'>;

async function copyTables(options: BackupOptions, work: string): Promise<Copied> {
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const listed = await listTables(client);
    const tables: Copied['tables'] = [];
    mkdirSync(join(work, 'tables'));
    for (const [index, table] of listed.entries()) {
      options.say(`导出 ${table.name}（${index + 1}/${listed.length}）`);
      const source = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
      const file = join(work, 'tables', `${table.name}.copy`);
      await pipeline(source, createWriteStream(file));
      // PostgreSQL's own count, not that of the lines in the file: a file that came out short is found too.
      tables.push({ ...table, rows: source.rowCount, ...(await printOf(file)) });
    }
    const migrations = await appliedMigrations(client);
    await client.query('commit');
    return { migrations, tables };
  } finally {
    await client.end();
  }
}

async function printFiles(folder: string): Promise<ProvableManifest['files']> {
  const prints: ProvableManifest['files'] = [];
  for (const path of listFiles(folder)) prints.push({ path, ...(await printOf(join(folder, path))) });
  return prints;
}
