import { createGoodsSuggestions, type GoodsSuggestions } from '@jicai/goods-search/index.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { Deps } from '../../../ctx/deps.ts';
import { selectCatalogue, selectCatalogueMark } from './suggest.store.ts';

/** Changed goods are looked for so often, while anybody asks for suggestions. */
const checkEveryMs = 20_000;
/** Nobody gets suggestions that were checked longer ago, but for the pause between two builds. */
const oldestMs = 60_000;
/**
 * Between two builds there is 25 times what one takes, by the number of goods: for 100,000 that is 2.5 s of the thread that serves,
 * again and again while a file of goods is written.
 */
const pauseOfOneMs = 0.6;
const mostPauseMs = 60_000;
const forgetAfterMs = 60 * 60_000;
/** Sales put goods in another order without changing any of them. */
const rebuildAfterMs = 60 * 60_000;
/** About 200 MB; the shops that nobody asked for longest give way. */
const maxGoodsHeld = 600_000;

interface Held {
  suggestions: GoodsSuggestions;
  mark: string;
  builtAtMs: number;
  checkedAtMs: number;
  usedAtMs: number;
}

type Reader = Pick<Ctx, 'db' | 'companyId' | 'now'>;
/** Words that people search for and find, with how many people. */
type SearchedWords = (ctx: Reader) => Promise<{ words: string; people: number }[]>;

/** The indexes of suggestions in this process, one for each shop that is asked for. */
export interface SuggestShelf {
  /** The index held, at most a minute old; the first call builds it. */
  get: (ctx: Reader) => Promise<GoodsSuggestions>;
  /** Builds in the background, so that the first who types need not wait. */
  warm: (companyId: string) => void;
  close: () => void;
}

export function createSuggestShelf(
  deps: Deps,
  options: { searched: SearchedWords; onFault: (error: unknown) => void },
): SuggestShelf {
  const held = new Map<string, Held>();
  const underWay = new Map<string, Promise<Held>>();
  const nowMs = () => deps.now().getTime();

  /** Whoever begins has a connection already: those who wait for `done` hold one too, and must not wait for another. */
  const begin = (reader: Reader): { read: Promise<unknown>; done: Promise<Held> } => {
    const { companyId } = reader;
    const running = underWay.get(companyId);
    if (running) return { read: running, done: running };
    const current = held.get(companyId);
    const read = readChanged(reader, current, options.searched);
    const done = read
      .then((source) => ('suggestions' in source ? source : build(source, reader.now)))
      .then((fresh) => {
        held.set(companyId, { ...fresh, usedAtMs: held.get(companyId)?.usedAtMs ?? fresh.usedAtMs });
        evictOldest(held);
        return fresh;
      })
      .finally(() => underWay.delete(companyId));
    // Who waits for `read` alone never looks at it.
    done.catch(() => undefined);
    underWay.set(companyId, done);
    return { read, done };
  };
  const refresh = async (companyId: string) => {
    const { done } = await withTenant(deps.db, companyId, async (db) => {
      const begun = begin({ db, companyId, now: deps.now() });
      await begun.read;
      return begun;
    });
    await done;
  };
  const refreshAll = async () => {
    for (const [companyId, one] of held) {
      if (nowMs() - one.usedAtMs > forgetAfterMs) held.delete(companyId);
      else if (needsCheck(one, nowMs())) await refresh(companyId);
    }
  };
  const timer = setInterval(() => void refreshAll().catch(options.onFault), checkEveryMs).unref();

  return {
    async get(ctx) {
      const current = held.get(ctx.companyId);
      const isYoung = current && ageMs(current.checkedAtMs, nowMs()) < oldestMs + pauseMsOf(current);
      if (isYoung && needsCheck(current, nowMs())) refresh(ctx.companyId).catch(options.onFault);
      const fresh = isYoung ? current : await begin(ctx).done;
      const kept = held.get(ctx.companyId);
      if (kept) kept.usedAtMs = nowMs();
      return fresh.suggestions;
    },
    warm(companyId) {
      if (!held.has(companyId)) refresh(companyId).catch(options.onFault);
    },
    close: () => clearInterval(timer),
  };
}

/** A clock that was put back makes nothing younger. */
const ageMs = (sinceMs: number, nowMs: number): number => Math.abs(nowMs - sinceMs);

const pauseMsOf = ({ suggestions }: Held): number => Math.min(suggestions.goodsCount * pauseOfOneMs, mostPauseMs);

const needsCheck = (held: Held, nowMs: number): boolean =>
  ageMs(held.checkedAtMs, nowMs) >= checkEveryMs && ageMs(held.builtAtMs, nowMs) >= pauseMsOf(held);

interface Source {
  mark: string;
  catalogue: Awaited<ReturnType<typeof selectCatalogue>>;
  words: { words: string; people: number }[];
}

/** The index held when it is still true, else what it is to be built from. */
async function readChanged(reader: Reader, current: Held | undefined, searched: SearchedWords): Promise<Source | Held> {
  const mark = await selectCatalogueMark(reader);
  const nowMs = reader.now.getTime();
  const isYoung = current && ageMs(current.builtAtMs, nowMs) < rebuildAfterMs;
  if (isYoung && current.mark === mark) return { ...current, checkedAtMs: nowMs };
  return { mark, catalogue: await selectCatalogue(reader), words: await searched(reader) };
}

async function build({ mark, catalogue, words }: Source, now: Date): Promise<Held> {
  const atMs = now.getTime();
  return {
    suggestions: await createGoodsSuggestions(catalogue, words),
    mark,
    builtAtMs: atMs,
    checkedAtMs: atMs,
    usedAtMs: atMs,
  };
}

function evictOldest(held: Map<string, Held>): void {
  const oldestFirst = [...held].toSorted(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
  let goods = oldestFirst.reduce((sum, [, { suggestions }]) => sum + suggestions.goodsCount, 0);
  for (const [companyId, { suggestions }] of oldestFirst.slice(0, -1)) {
    if (goods <= maxGoodsHeld) return;
    held.delete(companyId);
    goods -= suggestions.goodsCount;
  }
}
