import { setTimeout as sleep } from 'node:timers/promises';
import { StartFault } from '../../config.ts';
import type { Cluster } from './cluster.ts';

const lookMs = 500;
/** What the dead server left (processes, shared memory) is gone by then. */
const restartWithinMs = 30_000;
const pauseMs = 500;

interface Watch {
  say: (text: string) => void;
  /** After a restart: every connection was lost. */
  onRestarted: () => Promise<void>;
  /** It could not be brought back. */
  onGone: (fault: StartFault) => void;
}

/** Looks whether the embedded database lives, and starts it again on the same port when it died. Returns the function that ends the watch. */
export function watchCluster(cluster: Cluster, { say, onRestarted, onGone }: Watch): () => Promise<void> {
  const end = new AbortController();
  const bringBack = async () => {
    say('内置数据库意外停止，正在重新启动…');
    try {
      await restart(cluster, end.signal);
      if (end.signal.aborted) return;
      await onRestarted();
      say('内置数据库已恢复');
    } catch (error) {
      if (end.signal.aborted) return;
      end.abort();
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
      onGone(new StartFault(`内置数据库已停止，无法重新启动：${reason}`, { cause: error }));
    }
  };
  const run = async () => {
    while (!end.signal.aborted) {
      if (!cluster.isAlive()) await bringBack();
      await sleep(lookMs, undefined, { ref: false, signal: end.signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    end.abort();
    await running;
  };
}

async function restart(cluster: Cluster, end: AbortSignal): Promise<void> {
  const deadlineMs = performance.now() + restartWithinMs;
  for (;;) {
    try {
      return await cluster.restart();
    } catch (error) {
      if (end.aborted || performance.now() >= deadlineMs) throw error;
      await sleep(pauseMs);
    }
  }
}
