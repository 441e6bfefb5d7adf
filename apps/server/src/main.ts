import cluster from 'node:cluster';
import { type Config, readConfig, StartFault } from './config.ts';
import { diskFaultLine } from './disk-faults.ts';
import { joinNodes } from './join-nodes.ts';
import { leadNodes } from './lead-nodes.ts';
import { prepareShop } from './prepare-shop.ts';
import { removeRuntime, writeRuntime } from './runtime-file.ts';
import { serve } from './serve.ts';
import { keepHeapsSmall } from './small-heaps.ts';
import { printWelcome } from './welcome.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** One process answers all. */
async function startAlone(config: Config): Promise<void> {
  const { shop, isNewDemo } = await prepareShop(config, say);
  const tell = (port: number, isDemoReady: boolean) => {
    const { databaseUrl } = shop;
    if (!config.databaseUrl) writeRuntime(config.dataDir, { pid: process.pid, port, databaseUrl, isDemoReady });
  };
  let port = config.port;
  await serve(config, shop, {
    isNewDemo,
    hasBackground: true,
    onListening: (listening) => {
      port = listening;
      tell(port, !isNewDemo);
      printWelcome(config, port, say);
    },
    onDemoReady: () => tell(port, true),
    onStopped: () => removeRuntime(config.dataDir),
  });
}

const startIn = (config: Config): Promise<void> => {
  if (cluster.isWorker) return joinNodes(config, say);
  return config.nodes > 1 ? leadNodes(config, say) : startAlone(config);
};

keepHeapsSmall();
try {
  await startIn(readConfig());
} catch (error) {
  const reason = error instanceof StartFault ? error.message : diskFaultLine(error);
  if (!reason) throw error;
  process.stderr.write(`启动失败：${reason}\n`);
  process.exit(1);
}
