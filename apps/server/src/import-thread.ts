import { parentPort, workerData } from 'node:worker_threads';
import { putBackendsBehindCalls, putThreadBehindCalls } from './db/behind-calls.ts';
import { leaseNode } from './db/node-lease.ts';
import { openDatabase, toolStatementMs } from './db/open.ts';
import type { ImportThreadData } from './keep-import-thread.ts';
import { workOnImport } from './modules/catalogue-import/index.ts';
import { openDeps } from './open-deps.ts';

/** Two batches, and what is told of them meanwhile. */
const connections = 3;

/** The thread that works on one goods file, with connections and ids of its own, and then ends. */
const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');
const { config, secrets, databaseUrl, job } = workerData as ImportThreadData;
putThreadBehindCalls();
const db = openDatabase({
  url: databaseUrl,
  isPrepared: config.isPrepared,
  maxConnections: connections,
  statementMs: toolStatementMs,
});
// Without an address of its own the database is ours, on this machine.
if (!config.databaseUrl) putBackendsBehindCalls(db);
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
