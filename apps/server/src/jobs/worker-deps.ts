import pino from 'pino';
import type { Deps } from '../ctx/ctx.ts';
import { logSerializers } from '../log-faults.ts';
import type { WorkerDeps } from './job-context.ts';

/** Adds what workers need to what the app has. */
export function workerDeps(deps: Deps, ownOrigin: string): WorkerDeps {
  return { ...deps, ownOrigin, log: loggerOf(deps) };
}

const loggers = new WeakMap<object, WorkerDeps['log']>();

function loggerOf(deps: Deps): WorkerDeps['log'] {
  const made = loggers.get(deps.config);
  if (made) return made;
  const log = pino({ level: deps.config.logLevel, base: undefined, serializers: logSerializers });
  loggers.set(deps.config, log);
  return log;
}
