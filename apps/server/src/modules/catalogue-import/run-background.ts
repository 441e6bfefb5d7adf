import { importStates } from '@jicai/domain/goods/import-states.ts';
import type { Deps } from '../../ctx/deps.ts';
import type { ImportJob } from '../../ctx/import-job.ts';
import { nudge } from '../../jobs/nudge.ts';
import { importWork } from './import-work.ts';
import { workOnImport } from './work-on-import.ts';

/** Imports this process has under way. */
const running = new Set<Promise<void>>();

/**
 * Works on an import after the call that asked for it, in a thread of its own where the server has one for it; a fault
 * becomes its state, from which it can be begun again.
 */
export function workInBackground(deps: Deps, job: ImportJob): void {
  const ended = work(deps, job)
    // The database may be gone with the shop: then the row falls silent and counts as stopped.
    .catch((error: unknown) => deps.log.error({ err: error, importId: job.importId }, 'an import was cut off'))
    .finally(() => running.delete(ended));
  running.add(ended);
}

async function work(deps: Deps, job: ImportJob): Promise<void> {
  const { tell } = importWork(deps, job);
  try {
    const end = deps.runImport ? await deps.runImport(job) : await workOnImport(deps, job);
    if (end.kind === 'unreadable') await tell({ state: importStates.unreadable, notes: [end.reason] });
  } catch (error) {
    deps.log.error({ err: error, importId: job.importId }, 'an import failed');
    const state = job.kind === 'undo' ? importStates.done : importStates.stopped;
    await tell({ state, notes: ['处理时出错，可以重新开始'] });
  }
  // What the thread planned for now was not heard of here.
  nudge();
}

/** Waits for all that this process has under way. */
export async function settleImports(): Promise<void> {
  await Promise.all(running);
}
