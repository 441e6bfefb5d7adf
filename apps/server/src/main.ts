import { buildApp } from './app.ts';
import { type Config, readConfig, StartFault } from './config.ts';
import { holdAppLock } from './db/app-lock.ts';
import { connectDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { seedDemo } from './db/seed/seed-demo.ts';
import type { Deps } from './http/context.ts';
import { printWelcome } from './welcome.ts';
import { removeRuntime, writeRuntime } from './runtime-file.ts';
import { readSecrets } from './secrets.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function start(config: Config): Promise<void> {
  const secrets = readSecrets(config);
  const { url, cluster } = await connectDatabase(config, secrets, say);
  const lock = cluster ? await holdAppLock(url, config.dataDir) : undefined;
  await migrateDatabase(url);
  const db = openDatabase({ url });
  const deps: Deps = { config, secrets, db, now: () => new Date() };
  if (config.isDemo) await seedDemo(deps, say);
  const fastify = await buildApp(deps);

  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await fastify.close();
    await db.close();
    await lock?.release();
    await cluster?.stop();
    removeRuntime(config.dataDir);
    process.exit(code);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));

  try {
    await fastify.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    say(code === 'EADDRINUSE' ? `端口 ${config.port} 已被占用，请用环境变量 PORT 指定另一个` : String(error));
    await stop(1);
    return;
  }
  const address = fastify.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (cluster) writeRuntime(config.dataDir, { pid: process.pid, port, databaseUrl: url });
  printWelcome(config, port, say);
}

try {
  await start(readConfig());
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`启动失败：${error.message}\n`);
  process.exit(1);
}
