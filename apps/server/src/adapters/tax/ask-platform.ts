import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { TaxFault } from './tax-platform.ts';

const timeoutMs = 15_000;
/** Five calls a second of one connection, from each process: what platforms bear without a contract of its own. */
const betweenMs = 200;
/** When the next call of a connection may leave, by the clock of the process. */
const nextAt = new LRUCache<string, number>({ max: 500 });

/** Whose call it is; a test waits less long. */
export interface Caller {
  connection: string;
  waitMs?: number | undefined;
}

/** Waits for its turn among the calls of one connection. */
async function takeTurn(connection: string): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, nextAt.get(connection) ?? 0);
  nextAt.set(connection, at + betweenMs);
  if (at > now) await sleep(at - now);
}

/** Posts to a platform and reads its JSON, whatever its status says. Throws {@link TaxFault} without address and body: they hold keys. */
export async function askPlatform(
  { connection, waitMs = timeoutMs }: Caller,
  url: URL,
  sent: { headers?: Record<string, string>; body: string | URLSearchParams },
): Promise<unknown> {
  await takeTurn(connection);
  try {
    const signal = AbortSignal.timeout(Math.min(waitMs, timeoutMs));
    const response = await fetch(url, { method: 'POST', ...sent, signal });
    const text = await response.text();
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new TaxFault(`无法连接：${(cause as Error).message.slice(0, 100)}`, { cause });
  }
}
