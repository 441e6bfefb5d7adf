import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import { endAtLast } from './end-at-last.ts';
import type { FromNode, ToNode } from './join-nodes.ts';
import { prepareShop } from './prepare-shop.ts';
import { removeRuntime, writeRuntime } from './runtime-file.ts';
import { collectOnce } from './small-heaps.ts';
import { printWelcome } from './welcome.ts';

/** A node that ends is begun again after this time. */
const againMs = 1000;

/**
 * Holds the database and the data folder and lets `config.nodes` processes answer behind one port; the first of them does
 * what time brings about. One that dies is begun again, also while it begins if another answers already; where none has
 * answered yet, it ends them all: what keeps it from beginning is to be said, not tried for ever.
 */
export async function leadNodes(config: Config, say: (text: string) => void): Promise<void> {
  const { shop, isNewDemo } = await prepareShop(config, say);
  const { databaseUrl } = shop;
  let isDemoReady = !isNewDemo;
  let port: number | undefined;
  let isStopping = false;
  const nodes = new Map<number, Worker>();
  const others = (node: Worker) => [...nodes.values()].filter((other) => other !== node && other.isConnected());

  const tellTools = () => {
    if (port !== undefined && !config.databaseUrl)
      writeRuntime(config.dataDir, { pid: process.pid, port, databaseUrl, isDemoReady });
  };
  const stop = async (code: number, signal: NodeJS.Signals, waitMs: number) => {
    if (isStopping) return;
    isStopping = true;
    endAtLast(waitMs);
    const ends = [...nodes.values()].map(async (node) => {
      if (node.isDead()) return;
      const ended = once(node, 'exit');
      node.process.kill(signal);
      await ended;
    });
    await Promise.all(ends);
    removeRuntime(config.dataDir);
    await shop.close();
    process.exit(code);
  };
  const begin = (place: number, isFirstTime: boolean) => {
    const node = cluster.fork();
    nodes.set(place, node);
    let hasListened = false;
    node.on('listening', (address) => {
      hasListened = true;
      if (port !== undefined) return;
      port = address.port;
      tellTools();
      printWelcome(config, port, say);
    });
    node.on('message', (message: FromNode) => {
      if (message.kind === 'hello') {
        const start: ToNode = {
          kind: 'start',
          databaseUrl,
          place: place + 1,
          isNewDemo: isNewDemo && isFirstTime,
        };
        node.send(start);
      } else if (message.kind === 'demoReady') {
        isDemoReady = true;
        tellTools();
      } else for (const other of others(node)) other.send(message);
    });
    node.on('exit', (code, signal) => {
      if (isStopping) return;
      if (port === undefined) {
        void stop(1, 'SIGTERM', 0);
        return;
      }
      say(`节点 ${place + 1} 已退出（${signal ?? code}），正在重新启动`);
      void sleep(againMs).then(() => isStopping || begin(place, isFirstTime && !hasListened));
    });
  };
  // Ctrl-C at a terminal reaches the nodes as well.
  process.once('SIGINT', () => void stop(0, 'SIGINT', 0));
  process.once('SIGTERM', () => void stop(0, 'SIGTERM', config.stopWaitMs));
  for (let place = 0; place < config.nodes; place += 1) begin(place, true);
  collectOnce();
}
