import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * On a machine with much memory V8 lets a heap grow by half a gigabyte before it first looks for what is dead. Here it
 * looks when the old part has grown by 40 % of what was alive; threads that start after this also begin small. Call it
 * before anything starts a thread.
 */
export function keepHeapsSmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
  setFlagsFromString('--initial-old-space-size=48');
  setFlagsFromString('--max-semi-space-size=8');
}

/** One collection, once the start has left its rubbish behind: it gives this thread's heap its first measure. */
export function collectOnce(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
