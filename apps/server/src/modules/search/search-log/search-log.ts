import { maskPrivate, searchTally } from '@jicai/domain/goods/search-words.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { RequestCtx } from '../../../http/request-ctx.ts';
import type { Deps } from '../../../ctx/deps.ts';
import { searcherOf } from './person-digest.ts';
import { insertSearches, type NotedClick, type NotedSearch, updateClicked } from './search-log.store.ts';

const writeEveryMs = 2000;
/** What comes while the database is away, or faster than it writes, is dropped: the search itself must not suffer. */
const maxHeld = 5000;
const longestKept = 50;

/** What a search is counted under: ways of typing the same are one. */
export const searchWords = (typed: string): string => maskPrivate(searchTally(typed)).slice(0, longestKept);

interface Held {
  searches: Map<string, NotedSearch>;
  clicks: Map<string, NotedClick>;
}

/** Searches and clicks of this process on their way into the log. Noting never waits and never throws. */
export interface SearchLog {
  note: (ctx: RequestCtx, search: { typed: string; hits: number; hitsInstead: number }) => void;
  noteClick: (ctx: RequestCtx, click: { typed: string; itemId: string; position: number }) => void;
  /** Writes what is held of this shop now, so that who reads the log in `ctx` sees it. */
  writeOut: (ctx: Ctx) => Promise<void>;
  /** Writes all and stops. */
  close: () => Promise<void>;
}

/** `afterWrite` runs in the transaction that wrote searches. */
export function createSearchLog(
  deps: Deps,
  options: {
    afterWrite: (ctx: Pick<Ctx, 'db' | 'companyId' | 'now' | 'newId'>) => Promise<void>;
    onFault: (error: unknown) => void;
  },
): SearchLog {
  let held = new Map<string, Held>();
  let count = 0;
  const heldOf = (companyId: string): Held | undefined => {
    if (count >= maxHeld) return undefined;
    const shop = held.get(companyId) ?? { searches: new Map(), clicks: new Map() };
    held.set(companyId, shop);
    count += 1;
    return shop;
  };
  const writeAll = async () => {
    const taken = held;
    held = new Map();
    count = 0;
    for (const [companyId, shop] of taken) {
      try {
        await withTenant(deps.db, companyId, async (db) => {
          const now = deps.now();
          const ctx = { db, companyId, now, newId: deps.db.newId };
          await write(ctx, shop);
          if (shop.searches.size > 0) await options.afterWrite(ctx);
        });
      } catch (error) {
        options.onFault(error);
      }
    }
  };
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (held.size > 0) writing = writing.then(writeAll);
  }, writeEveryMs).unref();

  return {
    note(ctx, { typed, hits, hitsInstead }) {
      const words = searchWords(typed);
      const searcher = searcherOf(ctx);
      const search = {
        ...searcher,
        at: ctx.now,
        words,
        typed: maskPrivate(typed.trim()).slice(0, longestKept),
        hits,
        hitsInstead,
      };
      heldOf(ctx.companyId)?.searches.set(`${searcher.person} ${words}`, search);
    },
    noteClick(ctx, { typed, itemId, position }) {
      const words = searchWords(typed);
      const { person } = searcherOf(ctx);
      const clicks = heldOf(ctx.companyId)?.clicks;
      const key = `${person} ${words}`;
      // The first goods that are opened tell how good the order was.
      if (!clicks?.has(key)) clicks?.set(key, { at: ctx.now, person, words, itemId, position });
    },
    async writeOut(ctx) {
      await writing;
      const shop = held.get(ctx.companyId);
      if (!shop) return;
      held.delete(ctx.companyId);
      await write(ctx, shop);
      if (shop.searches.size > 0) await options.afterWrite(ctx);
    },
    async close() {
      clearInterval(timer);
      await writing;
      await writeAll();
    },
  };
}

async function write(ctx: Pick<Ctx, 'db' | 'companyId' | 'newId'>, { searches, clicks }: Held): Promise<void> {
  if (searches.size > 0) await insertSearches(ctx, [...searches.values()]);
  if (clicks.size > 0) await updateClicked(ctx, [...clicks.values()]);
}
