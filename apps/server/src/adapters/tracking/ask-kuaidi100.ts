import { createHash } from 'node:crypto';
import { TrackFault } from './parcel-tracking.ts';

const timeoutMs = 10_000;

/** Posts a form to 快递100 and reads its JSON; throws TrackFault where none comes within 10 s. */
export async function askKuaidi100(url: string, form: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new TrackFault(`无法连接：${(cause as Error).message}`, { cause });
  }
}

/** MD5 as 快递100 wants it: 32 capital digits. */
export const signKuaidi100 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();
