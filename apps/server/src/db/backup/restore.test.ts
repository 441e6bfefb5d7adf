import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../../../test/program.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import { rootDir } from '../../paths.ts';
import { openShop } from '../../shop.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { writeBackup } from './write-backup.ts';

const app = useTestApp(seedAccounts);
let folder: string;
let good: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jicai-restoring-'));
  const dataDir = join(folder, 'source');
  mkdirSync(join(dataDir, 'files', '1001'), { recursive: true });
  writeFileSync(join(dataDir, 'files', '1001', 'licence.pdf'), 'licence');
  good = join(folder, 'good.tar.gz');
  const databaseUrl = app.deps.config.databaseUrl ?? '';
  const secrets = { ...app.deps.secrets, databasePassword: 'a password of twenty' };
  await writeBackup({ databaseUrl, dataDir, secrets, file: good, now: app.deps.now(), say: () => {} });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as the operator runs it; with `killAt` it is killed once it has said that. */
async function restore(
  file: string,
  dataDir: string,
  killAt?: string,
): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, [...programOf('cli/restore'), file], {
    cwd: rootDir,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' },
  });
  let text = '';
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    if (killAt && text.includes(killAt)) child.kill('SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await once(child, 'exit');
  return { status: child.exitCode, text };
}

async function damaged(name: string, damage: (unpacked: string) => void): Promise<string> {
  const unpacked = mkdtempSync(join(folder, 'unpacked-'));
  await extract({ file: good, cwd: unpacked });
  damage(unpacked);
  const file = join(folder, `${name}.tar.gz`);
  await create({ gzip: true, file, cwd: unpacked }, ['.']);
  return file;
}

const tableFile = (unpacked: string) => join(unpacked, 'tables', 'companies.copy');
interface Loose {
  format: number;
  tables: { name: string; rows?: number; bytes?: number; sha256?: string }[];
}
function editManifest(unpacked: string, edit: (manifest: Loose) => void): void {
  const file = join(unpacked, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Loose;
  edit(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

const damages: Record<string, { damage: (unpacked: string) => void; told: string }> = {
  'one other byte in a table': {
    damage: (unpacked) => {
      const bytes = readFileSync(tableFile(unpacked));
      const at = bytes.indexOf('\t', bytes.indexOf('\t') + 1) - 1;
      bytes[at] = bytes[at] === 65 ? 66 : 65;
      writeFileSync(tableFile(unpacked), bytes);
    },
    told: '表 companies 与清单不符',
  },
  'a row that is gone': {
    damage: (unpacked) => {
      const lines = readFileSync(tableFile(unpacked), 'utf8').split('\n');
      writeFileSync(tableFile(unpacked), lines.slice(1).join('\n'));
    },
    told: '表 companies 与清单不符',
  },
  'a table that the list does not name': {
    damage: (unpacked) =>
      editManifest(unpacked, (manifest) => {
        manifest.tables = manifest.tables.filter(({ name }) => name !== 'request_answers');
      }),
    told: '缺少表 request_answers',
  },
  'another count of rows': {
    damage: (unpacked) =>
      editManifest(unpacked, (manifest) => {
        for (const table of manifest.tables) if (table.name === 'companies') table.rows = 99;
      }),
    told: '表 companies 应有 99 行',
  },
  'another stored file': {
    damage: (unpacked) => appendFileSync(join(unpacked, 'files/1001/licence.pdf'), '!'),
    told: '文件 1001/licence.pdf 与清单不符',
  },
  'a stored file that is gone': {
    damage: (unpacked) => rmSync(join(unpacked, 'files/1001/licence.pdf')),
    told: '缺少文件 1001/licence.pdf',
  },
};

for (const [name, { damage, told }] of Object.entries(damages)) {
  test(`${name} is told, and nothing is left`, async () => {
    const dataDir = join(folder, name.replaceAll(' ', '-'), 'data');
    mkdirSync(join(dataDir, '..'));
    const { status, text } = await restore(await damaged(name.replaceAll(' ', '-'), damage), dataDir);
    expect(text).toContain(told);
    expect(status).toBe(1);
    expect(readdirSync(join(dataDir, '..'))).toEqual([]);
  });
}

test('a short archive is refused, and nothing is left', async () => {
  const bytes = readFileSync(good);
  const file = join(folder, 'short.tar.gz');
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * 0.6)));
  mkdirSync(join(folder, 'short'));
  const { status, text } = await restore(file, join(folder, 'short/data'));
  expect(text).toContain('已损坏');
  expect(status).toBe(1);
  expect(readdirSync(join(folder, 'short'))).toEqual([]);
});

test('a restore that is killed leaves no shop, says so, and the next one cleans up', async () => {
  const home = join(folder, 'killed');
  const dataDir = join(home, 'data');
  mkdirSync(home);
  for (const moment of ['解压', '创建数据库', '恢复 companies', '核对行数']) {
    const { text } = await restore(good, dataDir, moment);
    expect(text).toContain(moment);
    expect(text).not.toContain('已从');
    expect(existsSync(dataDir)).toBe(false);
    await expect(openShop(readConfig({ DATA_DIR: dataDir, DEMO: '0' }), () => {})).rejects.toThrow('上次恢复没有完成');
    expect(existsSync(dataDir)).toBe(false);
  }
  const { status, text } = await restore(good, dataDir);
  expect(text).toContain('清理上次没有完成的恢复');
  expect(status).toBe(0);
  expect(readdirSync(home)).toEqual(['data']);
  expect(readFileSync(join(dataDir, 'files/1001/licence.pdf'), 'utf8')).toBe('licence');

  const shop = await openShop(readConfig({ DATA_DIR: dataDir, DEMO: '0' }), () => {});
  const { rows } = await shop.deps.db.pool.query('select id from companies');
  await shop.close();
  expect(rows.length).toBeGreaterThan(1);

  const again = await restore(good, dataDir);
  expect(again.text).toContain('已有数据');
  expect(again.status).toBe(1);
});

test('an archive without hashes is restored with a warning', async () => {
  const file = await damaged('first', (unpacked) =>
    editManifest(unpacked, (manifest) => {
      manifest.format = 1;
      for (const table of manifest.tables) {
        delete table.rows;
        delete table.bytes;
        delete table.sha256;
      }
    }),
  );
  const { status, text } = await restore(file, join(folder, 'first/data'));
  expect(text).toContain('没有校验信息');
  expect(status).toBe(0);
});
