import { LRUCache } from 'lru-cache';
import type { Actor } from './actor.ts';
import { agedBy } from './aged-by.ts';

/**
 * Callers whose session was checked a moment ago. Only reads of goods trust a check of the last two seconds: everything
 * else checks the session in its own transaction.
 */
export interface RecentActors {
  /** Checked in the last two seconds. */
  find: (token: string) => Actor | undefined;
  /** Who the token belonged to when it was last checked: a guess that has to be checked again. */
  guess: (token: string) => Actor | undefined;
  keep: (token: string, actor: Actor, checkedAt: Date) => void;
  /** The account's sessions have ended or its rights have changed. */
  forget: (accountId: string, now: Date) => void;
}

const maxAgeMs = 2000;
const maxEntries = 5000;

export function createRecentActors(now: () => Date): RecentActors {
  const known = new LRUCache<string, Actor>({
    max: maxEntries,
    ttl: maxAgeMs,
    // An entry that has grown old still serves as a guess.
    allowStale: true,
    noDeleteOnStaleGet: true,
    ...agedBy(now),
  });
  // A call that checked the session before it ended must not bring it back. No cache: none of these may be pushed out.
  const barred = new Map<string, number>();
  return {
    find: (token) => known.get(token, { allowStale: false }),
    guess: (token) => known.get(token),
    keep: (token, actor, checkedAt) => {
      // Few calls, which have to stop at once with the operator's own session.
      if (actor.viewingId) return;
      if ((barred.get(actor.accountId) ?? 0) > checkedAt.getTime()) return;
      known.set(token, actor, { start: checkedAt.getTime() });
    },
    forget: (accountId, endedAt) => {
      for (const [token, actor] of known.entries()) if (actor.accountId === accountId) known.delete(token);
      for (const [account, untilMs] of barred) if (untilMs <= endedAt.getTime()) barred.delete(account);
      barred.set(accountId, endedAt.getTime() + maxAgeMs);
    },
  };
}
