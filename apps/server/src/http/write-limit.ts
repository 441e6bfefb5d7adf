import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../ctx/deps.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses commands with tooOften if one account sends them too fast (docs/domain/crashes.md §5), whichever process behind
 * the port it meets.
 */
export type WriteLimit = (account: { companyId: string; accountId: string }, endpoint: Endpoint) => void;

const maxAccounts = 10_000;

/**
 * A bucket of one second's worth of commands per account, which fills up again at that pace. The account that has written
 * nothing for longest is forgotten first: its bucket is full again anyway.
 */
export function createWriteLimit(deps: Pick<Deps, 'config' | 'now' | 'link'>): WriteLimit {
  const buckets = new LRUCache<string, { left: number; atMs: number }>({ max: maxAccounts });
  const fill = (account: string, atMs: number): number => {
    const { writesPerSecond } = deps.config;
    const bucket = buckets.get(account) ?? { left: writesPerSecond, atMs };
    const refilled = (Math.max(0, atMs - bucket.atMs) * writesPerSecond) / 1000;
    return Math.min(writesPerSecond, bucket.left + refilled);
  };
  const take = (account: string, left: number, atMs: number) =>
    buckets.set(account, { left: Math.max(0, left - 1), atMs });
  deps.link?.onTold((message) => {
    const atMs = deps.now().getTime();
    if (message.kind === 'wrote') take(message.account, fill(message.account, atMs), atMs);
  });
  return ({ companyId, accountId }, endpoint) => {
    if (!deps.config.writesPerSecond || endpoint.requestId === 'none') return;
    const atMs = deps.now().getTime();
    const account = `${companyId} ${accountId}`;
    const left = fill(account, atMs);
    if (left < 1) throw refuse.tooOften();
    take(account, left, atMs);
    deps.link?.tell({ kind: 'wrote', account });
  };
}
