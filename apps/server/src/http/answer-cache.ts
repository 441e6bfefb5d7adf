import type { Endpoint } from '@jicai/contract/endpoint.ts';
import type { Path } from '@jicai/contract/index.ts';
import type { Tenant } from './route.ts';

/** Answers of hot public reads, kept at most 2 s and by tenant, so that a burst costs one database read. */
export interface AnswerCache {
  get: (key: string, now: Date) => string | undefined;
  set: (key: string, text: string, maxAgeMs: number, now: Date) => void;
}

const maxEntries = 2000;

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, { text: string; untilMs: number }>();
  return {
    get: (key, now) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.untilMs > now.getTime()) return entry.text;
      entries.delete(key);
      return undefined;
    },
    set: (key, text, maxAgeMs, now) => {
      if (entries.size >= maxEntries) dropOldest(entries);
      entries.set(key, { text, untilMs: now.getTime() + maxAgeMs });
    },
  };
}

function dropOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    if (entries.size < maxEntries) return;
    entries.delete(key);
  }
}

/** Anonymous calls alone are cached: what a signed-in caller sees depends on prices and favourites of his own. */
export function answerCacheKey(endpoint: Endpoint, path: Path, tenant: Tenant, body: unknown): string | undefined {
  if (!endpoint.answerCacheMs || tenant.token) return undefined;
  return `${tenant.companyId} ${path} ${JSON.stringify(body)}`;
}
