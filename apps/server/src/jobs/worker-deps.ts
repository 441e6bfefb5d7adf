import type { Deps } from '../ctx/deps.ts';
import type { WorkerDeps } from './job-context.ts';

/** Adds what workers need to what the app has. */
export function workerDeps(deps: Deps, ownOrigin: string): WorkerDeps {
  return { ...deps, ownOrigin };
}
