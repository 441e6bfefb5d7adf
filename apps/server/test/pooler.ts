import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const program = process.env['PGBOUNCER'] ?? 'pgbouncer';

/** As [1, 18]; undefined where this machine has no PgBouncer. */
export function poolerVersion(): [number, number] | undefined {
  const { stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return major ? [Number(major), Number(minor)] : undefined;
}

/** PgBouncer before the server of `databaseUrl`, as it is shipped but for transaction mode and a narrow pool. */
export async function startPooler(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'jicai-pooler-'));
  const server = new URL(databaseUrl);
  const port = await freePort();
  const known = (poolerVersion()?.[1] ?? 0) >= 21 ? ['max_prepared_statements = 400'] : [];
  const behind = [`host=${server.hostname}`, `port=${server.port || '5432'}`, `user=${server.username}`];
  const config = [
    '[databases]',
    `* = ${[...behind, `password=${decodeURIComponent(server.password)}`].join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    // Fewer than the shop opens, so that transactions of one client run on several.
    'default_pool_size = 6',
    ...known,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, config.join('\n'));
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin`;
  const child = spawn(program, [...asUser, file], { stdio: 'ignore', env: { ...process.env, PATH: path } });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  // The embedded server's socket.
  url.searchParams.delete('host');
  await untilItAnswers(url.href, child);
  return {
    url: url.href,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch (error) {
      if (child.exitCode !== null) throw new Error('PgBouncer did not start', { cause: error });
      await sleep(50);
    }
  }
  throw new Error('PgBouncer does not answer');
}
