import type { Actor } from './actor.ts';

/**
 * Callers whose session was proved of late. Only reads of goods take one of the last two seconds as proved: everything
 * else proves the session in its own transaction.
 */
export interface RecentActors {
  /** Proved in the last two seconds. */
  find: (token: string, now: Date) => Actor | undefined;
  /** Who the token was when it was last proved: a guess that has to be proved. */
  guess: (token: string) => Actor | undefined;
  keep: (token: string, actor: Actor, now: Date) => void;
  /** The account's sessions have ended or may do other things now. */
  forget: (accountId: string, now: Date) => void;
}

const maxAgeMs = 2000;
const maxEntries = 5000;

export function createRecentActors(): RecentActors {
  const known = new Map<string, { actor: Actor; untilMs: number }>();
  // A call that proved the session before it ended must not bring it back.
  const barred = new Map<string, number>();
  return {
    find: (token, now) => {
      const entry = known.get(token);
      return entry && entry.untilMs > now.getTime() ? entry.actor : undefined;
    },
    guess: (token) => known.get(token)?.actor,
    keep: (token, actor, now) => {
      if ((barred.get(actor.accountId) ?? 0) > now.getTime()) return;
      if (known.size >= maxEntries) known.clear();
      known.set(token, { actor, untilMs: now.getTime() + maxAgeMs });
    },
    forget: (accountId, now) => {
      for (const [token, { actor }] of known) if (actor.accountId === accountId) known.delete(token);
      for (const [account, untilMs] of barred) if (untilMs <= now.getTime()) barred.delete(account);
      barred.set(accountId, now.getTime() + maxAgeMs);
    },
  };
}
