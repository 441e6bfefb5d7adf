import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { create } from 'tar';
import type { Secrets } from '../../secrets.ts';
import { appliedMigrations } from '../migrate.ts';
import { type ArchivedTable, columnList, listTables, quoted } from './archive-tables.ts';

export interface Manifest {
  format: 1;
  createdAt: string;
  /** How many migrations the schema had; a restore builds the schema of that day first. */
  migrations: number;
  tables: ArchivedTable[];
}

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
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const target = resolve(options.file);
  mkdirSync(dirname(target), { recursive: true });
  const work = mkdtempSync(join(dirname(target), '.backup-'));
  try {
    const manifest = await copyTables(options, work);
    writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest, null, 2));
    writeFileSync(join(work, 'secrets.json'), JSON.stringify(options.secrets, null, 2));
    const files = join(options.dataDir, 'files');
    mkdirSync(join(work, 'files'));
    if (existsSync(files)) await cp(files, join(work, 'files'), { recursive: true });
    options.say('压缩…');
    await create({ gzip: true, file: `${target}.part`, cwd: work, mode: 0o600 }, ['.']);
    // Only a complete archive gets the name that was asked for.
    await rename(`${target}.part`, target);
    return manifest;
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(`${target}.part`, { force: true });
  }
}

async function copyTables(options: BackupOptions, work: string): Promise<Manifest> {
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    mkdirSync(join(work, 'tables'));
    for (const [index, table] of tables.entries()) {
      options.say(`导出 ${table.name}（${index + 1}/${tables.length}）`);
      const source = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
      await pipeline(source, createWriteStream(join(work, 'tables', `${table.name}.copy`)));
    }
    const migrations = await appliedMigrations(client);
    await client.query('commit');
    return { format: 1, createdAt: options.now.toISOString(), migrations, tables };
  } finally {
    await client.end();
  }
}
