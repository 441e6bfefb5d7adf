import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { leaseNode } from './db/node-lease.ts';
import { openDatabase, toolStatementMs } from './db/open.ts';
import type { ImportThreadData } from './keep-import-thread.ts';
import { workOnImport } from './modules/catalogue-import/index.ts';
import { openDeps } from './open-deps.ts';

/** Two batches, and what is told of them meanwhile. */
const connections = 3;
/** Who waits for an answer comes first: of a full core this thread gets a tenth. */
const behindCalls = 10;

/** The thread that works on one goods file, with connections and ids of its own, and then ends. */
const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');
const { config, secrets, databaseUrl, job } = workerData as ImportThreadData;
// On Linux it is the thread's own priority, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(behindCalls);
const db = openDatabase({
  url: databaseUrl,
  isPrepared: config.isPrepared,
  maxConnections: connections,
  statementMs: toolStatementMs,
});
const now = () => new Date();
try {
  const deps = openDeps({ config, secrets, db, now });
  const lease = await leaseNode(db, now, (error) => deps.log.error({ err: error }, 'the node number of an import'));
  try {
    port.postMessage(await workOnImport(deps, job));
  } finally {
    await lease.release();
  }
} finally {
  await db.close();
}
