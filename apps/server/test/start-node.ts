import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '../src/paths.ts';
import { freePort } from './free-port.ts';
import { programOf } from './program.ts';
import { businessHost, type TestApp } from './test-app.ts';

/** A server in a process of its own, on the database of a test. */
export interface Node {
  pid: number;
  origin: string;
  /** As {@link TestApp.call}, over the wire; a broken connection is an error. */
  call: TestApp['call'];
  /** The same over one connection of its own, which the next process behind the port gets. */
  connect: () => { call: TestApp['call']; get: (path: string, headers?: Record<string, string>) => Promise<number> };
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
  output: () => string;
}

const patienceMs = 100_000;

/** Of the checkout in `root`, with the secrets and the files of the test app. */
export async function startNode(
  app: TestApp,
  options: { root?: string; workers?: boolean; env?: Record<string, string> } = {},
): Promise<Node> {
  const { root = rootDir, workers = false } = options;
  const { config, secrets } = app.deps;
  const port = await freePort();
  const child = spawn(process.execPath, programOf('main', root), {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: config.databaseUrl,
      DATA_DIR: config.dataDir,
      PASSWORD_PEPPER: secrets.passwordPepper,
      LINK_SECRET: secrets.linkSecret,
      DEMO: '0',
      WORKERS: workers ? '1' : '0',
      FLOOD_PER_MINUTE: '0',
      WRITES_PER_SECOND: '0',
      STOP_WAIT_SECONDS: '0',
      LOG_LEVEL: 'error',
      NODES: '1',
      ...options.env,
    },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await untilReady(child, port, () => text);
  const agent = new Agent({ keepAlive: true });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    agent.destroy();
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    call: callOver(port, agent) as TestApp['call'],
    connect: () => {
      const own = new Agent({ keepAlive: true, maxSockets: 1 });
      return { call: callOver(port, own) as TestApp['call'], get: getOver(port, own) };
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    output: () => text,
  };
}

async function untilReady(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 100) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`the node did not start:\n${output()}`);
}

/** Answers the status. */
const getOver =
  (port: number, agent: Agent) =>
  async (path: string, headers: Record<string, string> = {}): Promise<number> => {
    const sent = request({ host: '127.0.0.1', port, agent, path, headers });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode ?? 0;
  };

function callOver(port: number, agent: Agent) {
  return async (path: string, body: unknown = {}, options: { token?: string; host?: string } = {}) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      agent,
      method: 'POST',
      path,
      headers: {
        host: options.host ?? businessHost,
        'content-type': 'application/json',
        ...(options.token && { authtoken: options.token }),
      },
    });
    sent.end(JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { statusCode?: number }];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const envelope = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
    return { ...envelope, status: answer.statusCode };
  };
}
