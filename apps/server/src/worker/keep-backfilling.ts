import { runBackfills } from '../db/run-backfills.ts';
import type { Deps } from '../ctx/deps.ts';

const pauseMs = 50;
const againMs = 60_000;

/**
 * Fills what migrations have added until nothing is left; a batch that failed, or that waited too long for its rows, is
 * tried again later. Returns the function that ends it after the batch under way.
 */
export function keepBackfilling(deps: Deps): () => Promise<void> {
  const { log } = deps;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const run = () =>
    runBackfills(deps.db, { pauseMs, signal: ending.signal }).catch((error: unknown) => {
      log.error({ err: error }, 'a backfill failed');
      if (!ending.signal.aborted) timer = setTimeout(() => void (running = run()), againMs).unref();
    });
  let running = run();
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await running;
  };
}
