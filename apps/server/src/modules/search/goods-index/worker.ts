import { wordsVersion } from '@jicai/goods-search/write.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../db/open.ts';
import { createKeeper } from './keeper.ts';
import type { IndexReply, IndexRequest, WorkerOptions } from './protocol.ts';

/**
 * The thread that answers searches from memory. It has connections of its own, reads and never writes.
 */
const followMs = 500;
/**
 * After a round that took in many goods, for more will follow: each round drops the counted facets and adds a segment. With
 * the round itself it stays within the 2 s that are promised.
 */
const followManyMs = 1200;
const manyItems = 200;
const checkMs = 5 * 60_000;
/** A search that comes before its shop is loaded waits so long; then PostgreSQL answers it. */
const patienceMs = 300;

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');
const { databaseUrl, isPrepared } = workerData as WorkerOptions;
const db = openDatabase({ url: databaseUrl, isPrepared, maxConnections: 2 });
const say = (reply: IndexReply) => port.postMessage(reply);
const warn = (text: string) => say({ kind: 'log', level: 'warn', text });
const keeper = createKeeper(db, {
  wordsVersion: wordsVersion(),
  onLoaded: (report) => say({ kind: 'loaded', report }),
  onOutdated: (companyId, itemIds) => say({ kind: 'outdated', companyId, itemIds }),
  onWarning: warn,
});

async function answer({ id, companyId, query }: Extract<IndexRequest, { kind: 'search' }>): Promise<void> {
  try {
    const index = keeper.find(companyId) ?? (await waitFor(companyId));
    if (!index) return say({ kind: 'unanswered', id });
    say({ kind: 'answer', id, answer: index.search(query) });
  } catch (error) {
    warn(`a search failed in the index: ${String((error as Error).stack)}`);
    say({ kind: 'unanswered', id });
  }
}

async function waitFor(companyId: string) {
  const loaded = keeper.load(companyId).catch((error: unknown) => warn(`loading failed: ${String(error)}`));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return keeper.find(companyId);
}

/** Runs again and again; between the end of one round and the next it pauses as long as the round says, at first `pauseMs`. */
function repeat(round: () => Promise<number>, pauseMs: number): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const next = (ms: number) => {
    timer = setTimeout(() => void turn(), ms);
  };
  const turn = async () => {
    let pause = pauseMs;
    try {
      pause = await round();
    } catch (error) {
      warn(`the search index could not read the database: ${String(error)}`);
    }
    if (!isStopped) next(pause);
  };
  next(pauseMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const follow = async () => ((await keeper.follow()) < manyItems ? followMs : followManyMs);
const check = async () => {
  await keeper.check();
  return checkMs;
};
const ends = [repeat(follow, followMs), repeat(check, checkMs)];

port.on('message', (request: IndexRequest) => {
  if (request.kind === 'search') void answer(request);
  else if (request.kind === 'load') keeper.load(request.companyId).catch((error: unknown) => warn(String(error)));
  else {
    for (const end of ends) end();
    void db.close().finally(() => port.close());
  }
});
