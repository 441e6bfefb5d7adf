import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDatabaseIfAbsent } from '../apps/server/src/db/connect.ts';
import { startCluster } from '../apps/server/src/db/embedded/cluster.ts';
import { rootDir } from '../tools/architecture/sources.ts';
import type { Benchmark } from './run.ts';

const host = 'shop.example.cn';
const callers = 32;
const probeMs = 250;
const stopWaitSeconds = 2;

interface Node {
  port: number;
  process: ChildProcess;
  isReady: boolean;
}

/** Both nodes are stopped and started again, one after the other, while callers go on. */
export const benchmark: Benchmark = {
  question: 'does a caller notice that nodes behind a proxy are stopped and started again?',
  run: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jicai-bench-'));
    const cluster = await startCluster({ dataDir, password: 'bench-password-1' });
    await createDatabaseIfAbsent(cluster.url('postgres'), 'nodes');
    const env = environment(cluster.url('nodes'), dataDir);
    await promisify(execFile)('node', ['tools/run.mjs', 'company-create', '--name', '某某商城', '--host', host], {
      cwd: rootDir,
      env,
    });
    const nodes = [await startNode(env, 8461), await startNode(env, 8462)];
    const proxy = await startProxy(nodes);
    const load = startLoad(proxy.port);
    await sleep(3000);
    for (const node of nodes) {
      const startedMs = performance.now();
      node.process.kill('SIGTERM');
      await once(node.process, 'exit');
      console.log(`node ended ${((performance.now() - startedMs) / 1000).toFixed(1)} s after SIGTERM`);
      Object.assign(node, await startNode(env, node.port));
      await sleep(2000);
    }
    const { calls, errors } = await load.end();
    console.log(`${proxy.refused()} connections were refused and tried at the other node`);
    console.log(`${calls} calls by ${callers} callers, ${errors.length} errors (0) ${errors.slice(0, 3).join(' ')}`);
    proxy.close();
    for (const { process: node } of nodes) {
      node.kill('SIGINT');
      await once(node, 'exit');
    }
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
};

const environment = (url: string, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: join(dataDir, 'shop'),
  PASSWORD_PEPPER: 'bench-pepper-bench-pepper',
  LINK_SECRET: 'bench-secret-bench-secret',
  DEMO: '0',
  TRUST_PROXY: '1',
  STOP_WAIT_SECONDS: String(stopWaitSeconds),
  FLOOD_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
});

async function startNode(env: NodeJS.ProcessEnv, port: number): Promise<Node> {
  const node = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: rootDir,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answersReady(port))) {
    if (node.exitCode !== null) throw new Error('a node did not start');
    await sleep(100);
  }
  return { port, process: node, isReady: true };
}

const answersReady = async (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Takes ready nodes in turn, keeps connections and asks `/readyz`, as proxies do. Only a refused connection, on which nothing
 * was sent, is tried at the other node.
 */
async function startProxy(nodes: Node[]): Promise<{ port: number; refused: () => number; close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let refused = 0;
  const over = new AbortController();
  const probe = async (node: Node) => {
    while (!over.signal.aborted) {
      node.isReady = await answersReady(node.port);
      await sleep(probeMs);
    }
  };
  for (const node of nodes) void probe(node);
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) => {
    const ready = nodes.filter(({ isReady }) => isReady);
    const node = ready[(turn += 1) % ready.length];
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const { method, url } = incoming;
    const options = { port: node?.port ?? 0, host: '127.0.0.1', agent, method, path: url, headers };
    const passed = httpRequest(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED' || !node) return outgoing.writeHead(502).end(error.message);
      refused += 1;
      node.isReady = false;
      return pass(incoming, outgoing, body);
    });
    passed.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(parts)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    refused: () => refused,
    close: () => {
      over.abort();
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** One read and one call that writes, in turn, without a pause. */
function startLoad(port: number): { end: () => Promise<{ calls: number; errors: string[] }> } {
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  let calls = 0;
  const errors: string[] = [];
  const ask = async (path: string) => {
    const headers = { host, 'content-type': 'application/json' };
    const sent = httpRequest({ port, host: '127.0.0.1', agent, method: 'POST', path, headers });
    sent.end('{}');
    const [answer] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { statusCode?: number }];
    let text = '';
    for await (const bytes of answer) text += bytes.toString();
    calls += 1;
    if (answer.statusCode !== 200 || !text.includes('"success":true')) errors.push(`${answer.statusCode} ${text}`);
  };
  const caller = async () => {
    for (let call = 0; !over.signal.aborted; call += 1) {
      const path = call % 2 ? '/api/Account/GetCaptcha' : '/api/ShopHostUrlMapTemplate/GetList';
      await ask(path).catch((error: unknown) => errors.push(String(error)));
    }
  };
  const running = Promise.all(Array.from({ length: callers }, caller));
  return {
    end: async () => {
      over.abort();
      await running;
      agent.destroy();
      return { calls, errors };
    },
  };
}
