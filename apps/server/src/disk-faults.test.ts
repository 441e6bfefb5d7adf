import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { programOf } from '../test/program.ts';
import { signIn } from '../test/sign-in.ts';
import { businessHost, useTestApp } from '../test/test-app.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/open.ts';
import { diskFaultLine, findDiskFault } from './disk-faults.ts';
import { rootDir } from './paths.ts';

const app = useTestApp();

test('a full disk is called so, also under the fault of a library', () => {
  let full: unknown;
  try {
    writeFileSync('/dev/full', 'x');
  } catch (error) {
    full = error;
  }
  expect(diskFaultLine(full)).toBe('磁盘空间不足');
  expect(diskFaultLine(new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }))).toBe(
    '数据库磁盘空间不足',
  );
  expect(diskFaultLine(new Error('another'))).toBeUndefined();
});

test('a folder that stands and takes no file is found by writing one', async () => {
  expect(await findDiskFault('/proc')).toMatchObject({ status: 'disk not writable' });
  expect(await findDiskFault(app.deps.config.dataDir)).toBeUndefined();
});

test('/readyz says that the folder takes nothing', async () => {
  const file = join(app.deps.config.dataDir, 'file');
  writeFileSync(file, '');
  const bare = await buildApp({ ...app.deps, config: { ...app.deps.config, dataDir: file } });
  const answer = await bare.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'disk not writable' }]);
  await bare.close();
  const dataDir = join(app.deps.config.dataDir, 'not', 'yet');
  const fresh = await buildApp({ ...app.deps, config: { ...app.deps.config, dataDir } });
  expect((await fresh.inject('/readyz')).json()).toEqual({ status: 'ready' });
  await fresh.close();
  expect((await app.fastify.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a read-only database is told by /readyz and to whoever writes', async () => {
  const token = await signIn(app, 'buyer');
  const url = app.deps.config.databaseUrl ?? '';
  const name = new URL(url).pathname.slice(1);
  await app.deps.db.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  const db = openDatabase({ url });
  const bare = await buildApp({ ...app.deps, db });
  const ready = await bare.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database read-only' }]);
  const payload = { searchContent: '', itemId: '1' };
  const headers = { host: businessHost, authtoken: token };
  const answer = await bare.inject({ method: 'POST', url: '/api/Account/Logout', headers, payload });
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { errorCode: '9' }]);
  expect(answer.json().errorMsg).toContain('数据库为只读');
  await bare.close();
  await db.close();
  await app.deps.db.pool.query(`alter database ${name} reset default_transaction_read_only`);
});

test('a start on a folder that cannot be written ends with one line', async () => {
  const file = join(app.deps.config.dataDir, 'taken');
  writeFileSync(file, '');
  const env = { ...process.env, DATA_DIR: join(file, 'data'), DATABASE_URL: '', PORT: '0' };
  const ended = await promisify(execFile)(process.execPath, programOf('main'), { cwd: rootDir, env }).catch(
    (error: unknown) => error,
  );
  const { code, stderr } = ended as { code: number; stderr: string };
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^启动失败：数据目录不可用（.*taken.*）$/)]);
});
