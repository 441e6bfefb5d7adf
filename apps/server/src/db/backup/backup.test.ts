import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { create, extract } from 'tar';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { openBackup } from './read-backup.ts';
import { restoreOutside } from './restore-outside.ts';
import { writeBackup } from './write-backup.ts';

const app = useTestApp(seedAccounts);
const emptyName = `jicai_restore_${process.pid}`;
let folder: string;
let emptyUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jicai-backup-'));
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${emptyName}`;
  emptyUrl = url.href;
  await admin(`create database ${emptyName}`);
});
afterAll(async () => {
  await admin(`drop database ${emptyName} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

test('a restore that fails leaves the database empty and the files as they were', async () => {
  const file = join(folder, 'wrong.tar.gz');
  const unpacked = join(folder, 'wrong');
  mkdirSync(unpacked);
  const databaseUrl = app.deps.config.databaseUrl ?? '';
  const dataDir = join(folder, 'nothing');
  await writeBackup({ databaseUrl, dataDir, secrets: app.deps.secrets, file, now: app.deps.now(), say: () => {} });
  const target = { ...app.deps.config, databaseUrl: emptyUrl, dataDir: join(folder, 'kept') };
  mkdirSync(join(target.dataDir, 'files'), { recursive: true });
  writeFileSync(join(target.dataDir, 'files', 'former.txt'), 'former');
  const expectKept = async () => {
    expect(readFileSync(join(target.dataDir, 'files/former.txt'), 'utf8')).toBe('former');
    expect(readdirSync(target.dataDir)).toEqual(['files']);
    const { companies } = await prints(emptyUrl);
    expect(companies).toBe('0:');
  };
  // Fails at the last moment: all rows are there, and the former files are set aside already.
  const failAt = (told: string) => (text: string) => {
    if (text.includes(told)) throw new Error('the console is gone');
  };
  await expect(restoreOutside(file, target, failAt('原有文件已移到'))).rejects.toThrow('the console is gone');
  await expectKept();

  await extract({ file, cwd: unpacked });
  const manifest = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8'));
  manifest.tables[0].rows += 1;
  writeFileSync(join(unpacked, 'manifest.json'), JSON.stringify(manifest));
  await create({ gzip: true, file, cwd: unpacked }, ['.']);
  await expect(restoreOutside(file, target, () => {})).rejects.toThrow('备份文件已损坏');
  await expectKept();
});

test('a backup restores every row, file and secret into an empty database', async () => {
  const file = join(folder, 'shop.tar.gz');
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'files', '1001'), { recursive: true });
  writeFileSync(join(dataDir, 'files', '1001', 'licence.pdf'), 'licence');
  const databaseUrl = app.deps.config.databaseUrl ?? '';
  await writeBackup({ databaseUrl, dataDir, secrets: app.deps.secrets, file, now: app.deps.now(), say: () => {} });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const target = { ...app.deps.config, databaseUrl: emptyUrl, dataDir: join(folder, 'restored') };
  mkdirSync(join(target.dataDir, 'files'), { recursive: true });
  writeFileSync(join(target.dataDir, 'files', 'former.txt'), 'former');
  await restoreOutside(file, target, () => {});
  expect(await prints(emptyUrl)).toEqual(await prints(databaseUrl));
  expect(Object.keys(await prints(emptyUrl)).length).toBeGreaterThan(20);
  expect(readFileSync(join(folder, 'restored/files/1001/licence.pdf'), 'utf8')).toBe('licence');
  const former = readdirSync(target.dataDir).find((name) => name.startsWith('files.before-restore-')) ?? '';
  expect(readFileSync(join(target.dataDir, former, 'former.txt'), 'utf8')).toBe('former');
  expect(readdirSync(target.dataDir).toSorted()).toEqual(['files', former]);
  const archive = await openBackup(file);
  expect(JSON.parse(readFileSync(join(archive.folder, 'secrets.json'), 'utf8'))).toEqual(app.deps.secrets);
  archive.discard();
  await expect(restoreOutside(file, target, () => {})).rejects.toThrow('已有商城数据');
  expect(readFileSync(join(target.dataDir, 'files/1001/licence.pdf'), 'utf8')).toBe('licence');
});

test('a file that is no backup is refused with one line', async () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'notes');
  await expect(openBackup(file)).rejects.toThrow('不是 Jicai 的备份文件');
  await expect(openBackup(join(folder, 'absent'))).rejects.toThrow('找不到备份文件');
});

/** Count and content hash of every table but those that tell of running processes. */
async function prints(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('node_leases', 'migration_lock', 'search_changes', 'catalogue_changes')`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
    );
    found[name] = rows[0].print;
  }
  await client.end();
  return found;
}

async function admin(statement: string): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
