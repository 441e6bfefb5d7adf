import { setPriority } from 'node:os';
import type { Database } from './open.ts';

/** Who waits for an answer comes first: of a full core work behind calls gets a tenth. */
const behindCalls = 10;

/** Lets the thread that asks give way to calls. On Linux a priority is the thread's own, elsewhere that of the whole process. */
export function putThreadBehindCalls(): void {
  if (process.platform === 'linux') setPriority(behindCalls);
}

/** Lets the server side of these connections give way as well: of a database on this machine alone, run by the same user. */
export function putBackendsBehindCalls({ pool }: Database): void {
  pool.on('connect', (client) => {
    const { processID } = client as unknown as { processID: number | null };
    if (!processID) return;
    try {
      setPriority(processID, behindCalls);
    } catch {
      // It has ended already, or may not be told: the work is done all the same.
    }
  });
}
