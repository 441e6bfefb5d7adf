import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { endAtLast } from './end-at-last.ts';
import { fillDemo } from './fill-demo.ts';
import { importInThreads } from './keep-import-thread.ts';
import type { Shop } from './shop.ts';
import { startSimulators } from './simulators/run-simulators.ts';
import { collectOnce } from './small-heaps.ts';
import { keepBackfilling } from './worker/keep-backfilling.ts';
import { keepSearchIndex } from './worker/keep-search-index.ts';
import { startWorkers } from './worker/worker.ts';

/** The part of a process among those of its shop. */
export interface Part {
  isNewDemo: boolean;
  /** It does what time brings about, and fills a new demo. */
  hasBackground: boolean;
  onListening: (port: number) => void;
  onDemoReady: () => void;
  /** Before the connections are closed. */
  onStopped?: () => void;
}

/** Answers calls until the process is told to end. */
export async function serve(config: Config, shop: Shop, part: Part): Promise<void> {
  const { isNewDemo, hasBackground } = part;
  const fastify = await buildApp(shop.deps);
  let filling: ReturnType<typeof fillDemo> | undefined;
  let stopWorkers: (() => Promise<void>) | undefined;
  let stopSimulators: (() => Promise<void>) | undefined;
  let stopIndex: (() => Promise<void>) | undefined;
  let stopBackfills: (() => Promise<void>) | undefined;
  const stop = async (code: number, waitMs: number) => {
    if (shop.deps.isStopping) return;
    shop.deps.isStopping = true;
    endAtLast(waitMs);
    filling?.stop();
    // Calls still come while the proxy in front does not know; nothing new is begun for the clock meanwhile.
    await Promise.all([filling?.isDone, stopWorkers?.(), stopSimulators?.(), stopBackfills?.(), sleep(waitMs)]);
    await fastify.close();
    await stopIndex?.();
    part.onStopped?.();
    await shop.close();
    process.exit(code);
  };
  // Ctrl-C is somebody at a terminal who waits for the prompt.
  process.once('SIGINT', () => void stop(0, 0));
  process.once('SIGTERM', () => void stop(0, config.stopWaitMs));

  try {
    await fastify.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stderr.write(
      code === 'EADDRINUSE'
        ? `启动失败：端口 ${config.port} 已被占用，请用环境变量 PORT 指定另一个\n`
        : `${String(error)}\n`,
    );
    await stop(1, 0);
    return;
  }
  const address = fastify.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  stopIndex = keepSearchIndex(shop.deps, shop.databaseUrl);
  importInThreads(shop.deps, shop.databaseUrl);
  part.onListening(port);
  if (hasBackground) {
    // The shop is open meanwhile. Workers come after: what is told of the past is not theirs.
    if (isNewDemo) await (filling = fillDemo()).isDone;
    if (shop.deps.isStopping) return;
    if (config.hasWorkers) {
      stopWorkers = startWorkers(shop.deps);
      if (config.isDemo) stopSimulators = startSimulators(shop.deps, ownOrigin(config, port));
      stopBackfills = keepBackfilling(shop.deps);
    }
    if (isNewDemo) part.onDemoReady();
  }
  collectOnce();
}

/** Where this process reaches itself. */
const ownOrigin = (config: Config, port: number) =>
  `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${port}`;
