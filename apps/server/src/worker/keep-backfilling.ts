import { runBackfills } from '../db/run-backfills.ts';
import type { Deps } from '../ctx/deps.ts';

const pauseMs = 50;
const retryAfterMs = 60_000;

/**
 * Runs the backfills (db/backfills) until nothing is left to fill. A batch that fails or waits too long for its rows is tried
 * again later. Returns the function that stops after the current batch.
 */
export function keepBackfilling(deps: Deps): () => Promise<void> {
  const { log } = deps;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const run = () =>
    runBackfills(deps.db, { pauseMs, signal: ending.signal }).catch((error: unknown) => {
      log.error({ err: error }, 'a backfill failed');
      if (!ending.signal.aborted) timer = setTimeout(() => void (running = run()), retryAfterMs).unref();
    });
  let running = run();
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await running;
  };
}
