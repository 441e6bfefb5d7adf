import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { programOf } from '../../../test/program.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { rootDir } from '../../paths.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { restoreOutside } from './restore-outside.ts';
import { writeBackup } from './write-backup.ts';

const app = useTestApp(seedAccounts);
const names = ['first', 'second'].map((name) => `jicai_restore_${name}_${process.pid}`);
let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jicai-outside-'));
  file = join(folder, 'shop.tar.gz');
  const databaseUrl = app.deps.config.databaseUrl ?? '';
  const dataDir = join(folder, 'source');
  await writeBackup({ databaseUrl, dataDir, secrets: app.deps.secrets, file, now: app.deps.now(), say: () => {} });
  for (const name of names) await admin(`create database ${name}`);
});
afterAll(async () => {
  for (const name of names) await admin(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

test('a second restore beside a running one is refused and leaves its folder alone; one that was killed is cleared away', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const second = { ...app.deps.config, databaseUrl: urlOf(names[1]), dataDir };
  const killed = await restoreUntil('恢复 companies', dataDir);
  killed.child.kill('SIGKILL');
  await killed.exit;

  const running = await restoreUntil('恢复 companies', dataDir);
  running.child.kill('SIGSTOP');
  try {
    expect(running.told()).toContain('清理上次没有完成的恢复');
    const before = readdirSync(dataDir);
    await expect(restoreOutside(file, second, () => {})).rejects.toThrow('另一个恢复正在进行');
    expect(readdirSync(dataDir)).toEqual(before);
  } finally {
    running.child.kill('SIGCONT');
  }
  await running.exit;
  expect(running.told()).toContain('已从');
  expect(running.child.exitCode).toBe(0);
  expect(readdirSync(dataDir).filter((name) => name.includes('restoring'))).toEqual([]);
});

/** The command as the operator runs it, into the first database, once it has said `word`. */
async function restoreUntil(word: string, dataDir: string) {
  const child = spawn(process.execPath, [...programOf('cli/restore'), file], {
    cwd: rootDir,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(names[0]),
      DEMO: '0',
      PASSWORD_PEPPER: app.deps.secrets.passwordPepper,
      LINK_SECRET: app.deps.secrets.linkSecret,
    },
  });
  let text = '';
  const exit = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(word)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(text)));
  });
  return { child, exit, told: () => text };
}

function urlOf(name = ''): string {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
