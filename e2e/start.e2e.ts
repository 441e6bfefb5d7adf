import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from './root-dir.ts';
import { expect, test } from './fixtures.ts';

interface Started {
  app: ChildProcess;
  output: () => string;
}

let folder: string;
const running = new Set<ChildProcess>();

test.beforeAll(() => {
  // 0700, as a root home or mktemp -d is: no other OS user can look inside.
  folder = mkdtempSync(join(tmpdir(), 'jicai-start-'));
});
test.afterAll(async () => {
  for (const app of running) await endWith(app, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): Started {
  let text = '';
  const app = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: rootDir,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '', ...env },
  });
  app.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  app.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  running.add(app);
  return { app, output: () => text };
}

async function untilReady({ app, output }: Started): Promise<string> {
  const isUp = () => output().includes('已启动') || app.exitCode !== null;
  await expect.poll(isUp, { message: 'npm start is ready', timeout: 90_000 }).toBe(true);
  expect(output()).toContain('已启动');
  return output();
}

async function untilStarted(env: Record<string, string>): Promise<Started> {
  const started = start(env);
  await untilReady(started);
  return started;
}

async function endWith(app: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  running.delete(app);
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = new Promise((resolve) => app.once('exit', resolve));
  app.kill(signal);
  await ended;
}

const runtimeOf = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'runtime.json'), 'utf8')) as { port: number; databaseUrl: string };

test.describe('npm start', () => {
  test('prints addresses and demo accounts; a killed app is followed up; a second app is refused', async () => {
    const dataDir = join(folder, 'shop');
    mkdirSync(dataDir, { mode: 0o700 });
    const first = start({ DATA_DIR: dataDir });
    const welcome = await untilReady(first);
    expect(welcome).toContain('buyer');
    expect(welcome).toContain('retail.localhost');
    const { port } = runtimeOf(dataDir);
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'ready' });

    const second = start({ DATA_DIR: dataDir });
    await new Promise((resolve) => second.app.once('exit', resolve));
    expect(second.app.exitCode).toBe(1);
    expect(second.output().trim().split('\n').at(-1)).toContain('已有一个 Jicai 正在使用数据目录');

    await endWith(first.app, 'SIGKILL');
    const third = start({ DATA_DIR: dataDir });
    expect(await untilReady(third)).toContain('接管了上次运行留下的数据库进程');
    const after = runtimeOf(dataDir);
    const template = await fetch(`http://127.0.0.1:${after.port}/api/ShopHostUrlMapTemplate/GetList`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await template.json()).toMatchObject({ success: true });
    await endWith(third.app, 'SIGTERM');
  });

  test('SIGTERM ends it in time, whoever holds a connection open', async () => {
    const dataDir = join(folder, 'shop');
    const { app } = await untilStarted({ DATA_DIR: dataDir });
    const { port } = runtimeOf(dataDir);
    const body = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
    const sent = ['', 'GET /healthz HTT', `POST /api/Account/Login HTTP/1.1\r\n${body}`];
    for (const text of sent) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      socket.write(text);
    }
    const startedMs = performance.now();
    await endWith(app, 'SIGTERM');
    expect(performance.now() - startedMs).toBeLessThan(15_000);
    expect(app.exitCode).toBe(0);
  });

  test('a taken port and a wrong setting are said in one line', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const taken = start({ DATA_DIR: join(folder, 'shop'), PORT: String(port) });
    await new Promise((resolve) => taken.app.once('exit', resolve));
    expect(taken.output()).toContain(`端口 ${port} 已被占用`);
    server.close();

    const wrong = start({ DATA_DIR: join(folder, 'shop'), PORT: 'eighty' });
    await new Promise((resolve) => wrong.app.once('exit', resolve));
    expect(wrong.output().trim().split('\n')).toHaveLength(1);
    expect(wrong.output()).toContain('环境变量 PORT');
  });
});
