import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../ctx/deps.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses commands with tooOften if one account sends them too fast (docs/domain/crashes.md §5). Each node counts by itself,
 * as for the flood guard.
 */
export type WriteLimit = (account: { companyId: string; accountId: string }, endpoint: Endpoint) => void;

const maxAccounts = 10_000;

/**
 * A bucket of one second's worth of commands per account, which fills up again at that pace. The account that has written
 * nothing for longest is forgotten first: its bucket is full again anyway.
 */
export function createWriteLimit(deps: Pick<Deps, 'config' | 'now'>): WriteLimit {
  const buckets = new LRUCache<string, { left: number; atMs: number }>({ max: maxAccounts });
  return ({ companyId, accountId }, endpoint) => {
    const { writesPerSecond } = deps.config;
    if (!writesPerSecond || endpoint.requestId === 'none') return;
    const atMs = deps.now().getTime();
    const key = `${companyId} ${accountId}`;
    const bucket = buckets.get(key) ?? { left: writesPerSecond, atMs };
    const refilled = (Math.max(0, atMs - bucket.atMs) * writesPerSecond) / 1000;
    const left = Math.min(writesPerSecond, bucket.left + refilled);
    if (left < 1) throw refuse.tooOften();
    buckets.set(key, { left: left - 1, atMs });
  };
}
