import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { type Config, readConfig, StartFault } from './config.ts';
import { importInThreads } from './keep-import-thread.ts';
import { keepBackfilling } from './worker/keep-backfilling.ts';
import { refuseDemoOfOpenHosts } from './seed/refuse-demo.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { diskFaultLine } from './disk-faults.ts';
import { fillDemo } from './fill-demo.ts';
import { keepSearchIndex } from './worker/keep-search-index.ts';
import { startWorkers } from './worker/worker.ts';
import { removeRuntime, writeRuntime } from './runtime-file.ts';
import { startSimulators } from './simulators/run-simulators.ts';
import { openShop, type Shop } from './shop.ts';
import { collectOnce, keepHeapsSmall } from './small-heaps.ts';
import { printWelcome } from './welcome.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function start(config: Config): Promise<void> {
  const shop = await openShop(config, say);
  await refuseDemo(shop);
  const isNewDemo = config.isDemo && (await seedDemo(shop.deps, shop.databaseUrl, say));
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
    removeRuntime(config.dataDir);
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
  const tell = (isDemoReady: boolean) => {
    const { databaseUrl } = shop;
    if (!config.databaseUrl) writeRuntime(config.dataDir, { pid: process.pid, port, databaseUrl, isDemoReady });
  };
  tell(!isNewDemo);
  printWelcome(config, port, say);
  // The shop is open meanwhile. Workers come after: what is told of the past is not theirs.
  if (isNewDemo) await (filling = fillDemo()).isDone;
  if (shop.deps.isStopping) return;
  if (config.hasWorkers) {
    stopWorkers = startWorkers(shop.deps);
    if (config.isDemo) stopSimulators = startSimulators(shop.deps, ownOrigin(config, port));
    stopBackfills = keepBackfilling(shop.deps);
  }
  if (isNewDemo) tell(true);
  collectOnce();
}

/** What hangs (a job, a database that is gone) does not keep the process: it ends so long after the signal at the latest, */
const endMs = 15_000;
/** or, with a long wait, so long after that. */
const endAfterWaitMs = 10_000;
function endAtLast(waitMs: number): void {
  const end = () => {
    process.stderr.write('停止超时，已强制退出\n');
    process.exit(1);
  };
  setTimeout(end, Math.max(endMs, waitMs + endAfterWaitMs)).unref();
}

/** A refused start leaves nothing running. */
async function refuseDemo(shop: Shop): Promise<void> {
  try {
    await refuseDemoOfOpenHosts(shop.deps);
  } catch (error) {
    await shop.close();
    throw error;
  }
}

/** Where this process reaches itself. */
const ownOrigin = (config: Config, port: number) =>
  `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${port}`;

keepHeapsSmall();
try {
  await start(readConfig());
} catch (error) {
  const reason = error instanceof StartFault ? error.message : diskFaultLine(error);
  if (!reason) throw error;
  process.stderr.write(`启动失败：${reason}\n`);
  process.exit(1);
}
