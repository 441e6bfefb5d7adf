import type { CompanyReport, GoodsIndex, SearchResult } from '@jicai/goods-search/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Worker } from 'node:worker_threads';
import type { IndexReply, IndexRequest, WorkerOptions } from './protocol.ts';

declare const JICAI_BUILT: boolean | undefined;
const isBuilt = typeof JICAI_BUILT !== 'undefined';

/** A worker that does not answer within this time is busy with something else: PostgreSQL answers. */
const patienceMs = 1000;
const firstRestartMs = 1000;
const maxRestartMs = 60_000;

interface Options extends WorkerOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Shops to load as soon as the thread runs. */
  companies: () => Promise<readonly string[]>;
  /** Writes these documents again with today's words. */
  reindex: (companyId: string, itemIds: readonly string[]) => Promise<void>;
}

type Waiting = (answer: SearchResult | undefined) => void;

/** Starts the worker thread that searches in memory, and starts it again when it ends. */
export function startGoodsIndex({ log, companies, reindex, ...workerData }: Options): GoodsIndex {
  const waiting = new Map<number, Waiting>();
  const reports = new Map<string, CompanyReport>();
  let worker: Worker | undefined;
  let isStopped = false;
  let restartMs = firstRestartMs;
  let restart: NodeJS.Timeout | undefined;
  let lastId = 0;

  const giveUp = () => {
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
    reports.clear();
  };
  const onReply = (reply: IndexReply) => {
    if (reply.kind === 'answer') waiting.get(reply.id)?.(reply.answer);
    else if (reply.kind === 'unanswered') waiting.get(reply.id)?.(undefined);
    else if (reply.kind === 'log') log[reply.level](reply.text);
    else if (reply.kind === 'outdated') {
      reindex(reply.companyId, reply.itemIds).catch((error: unknown) => log.error({ err: error }, 'reindexing failed'));
    } else {
      restartMs = firstRestartMs;
      reports.set(reply.report.companyId, reply.report);
      log.info(reply.report, 'search index loaded');
    }
  };
  const begin = () => {
    const started = new Worker(fileOfWorker(), { workerData, execArgv: [] });
    worker = started;
    started.on('message', onReply);
    started.on('error', (error) => log.error({ err: error }, 'the search index failed; PostgreSQL answers'));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      giveUp();
      if (isStopped) return;
      restart = setTimeout(begin, restartMs);
      restartMs = Math.min(maxRestartMs, restartMs * 2);
    });
    companies().then(
      (ids) => ids.forEach((companyId) => ask({ kind: 'load', companyId })),
      (error: unknown) => log.error({ err: error }, 'the shops to index could not be read'),
    );
  };
  // A thread is no window: its messages have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const ask = (request: IndexRequest) => worker?.postMessage(request);
  begin();

  return {
    search: (companyId, query) => {
      if (!worker) return Promise.resolve(undefined);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(undefined), patienceMs);
        const settle: Waiting = (answer) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        waiting.set(id, settle);
        ask({ kind: 'search', id, companyId, query });
      });
    },
    load: (companyId) => ask({ kind: 'load', companyId }),
    reports: () => [...reports.values()],
    kill: async () => void (await worker?.terminate()),
    stop: async () => {
      isStopped = true;
      clearTimeout(restart);
      const ended = new Promise((resolve) => (worker ? worker.once('exit', resolve) : resolve(undefined)));
      ask({ kind: 'stop' });
      await ended;
    },
  };
}

/** Beside the built server, or the source in development and tests. */
const fileOfWorker = () => new URL(isBuilt ? './goods-index-worker.js' : './worker-from-source.mjs', import.meta.url);
