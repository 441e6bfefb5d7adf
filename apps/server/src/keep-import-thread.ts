import { Worker } from 'node:worker_threads';
import type { Config } from './config.ts';
import type { Deps } from './ctx/deps.ts';
import type { ImportEnd, ImportJob } from './ctx/import-job.ts';
import type { Secrets } from './secrets.ts';

declare const JICAI_BUILT: boolean | undefined;
const isBuilt = typeof JICAI_BUILT !== 'undefined';

export interface ImportThreadData {
  config: Config;
  secrets: Secrets;
  databaseUrl: string;
  job: ImportJob;
}

/**
 * Lets goods files be worked on in a thread that is begun for each and ends with it (ADR 91): reading rows and cutting
 * words would keep the buyers' calls waiting, and what it held is given back.
 */
export function importInThreads(deps: Deps, databaseUrl: string): void {
  const { config, secrets } = deps;
  deps.runImport = async (job) => {
    const workerData: ImportThreadData = { config, secrets, databaseUrl, job };
    const thread = new Worker(fileOfThread(), { workerData, execArgv: [] });
    return new Promise<ImportEnd>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread of an import ended with ${code}`)));
    });
  };
}

/** Beside the built server, or the source in development and tests. */
const fileOfThread = () => new URL(isBuilt ? './import-thread.js' : './import-thread-from-source.mjs', import.meta.url);
