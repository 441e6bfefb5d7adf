import { dayMs, hourMs } from '@jicai/domain/time/durations.ts';
import { holdsBlocked, mayBeShown, searchTally } from '@jicai/domain/goods/search-words.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addTimerOnce } from '../../../jobs/enqueue.ts';
import { dictionaryDir } from '../../../paths.ts';
import { searchGoods } from '../search-goods.ts';
import { deleteSearchesBefore } from '../search-log/search-log.store.ts';
import { deleteHotWords, insertHotWords, selectBlockedWords, selectHotWords } from './hot-words.store.ts';
import { type SearchedWord, selectSearchedWords } from './searched-words.store.ts';

const keepSearchesMs = 90 * dayMs;
const hotForMs = 7 * dayMs;
const knownForMs = 30 * dayMs;
/** As many as a list shows (docs/domain/catalog.md §2). */
const maxFound = 10;
const candidates = 40;
const maxSuggested = 500;
/** All that a shop may keep, by hand and found. */
export const maxHotWords = 100;

type Reader = Pick<Ctx, 'db' | 'companyId' | 'now'>;

/** Has the hot words chosen anew at the next full hour; called whenever somebody searched. */
export async function planHotWords(ctx: Reader & Pick<Ctx, 'newId'>): Promise<void> {
  const dueAt = new Date(Math.floor(ctx.now.getTime() / hourMs + 1) * hourMs);
  await addTimerOnce(ctx, { kind: 'search.hotWords', subject: `hot words ${dueAt.toISOString()}`, dueAt });
}

/**
 * The timer's work: forgets old searches and replaces the found hot words by those that most people searched for in the
 * last week and that find goods now. Words written by hand are left alone.
 */
export async function chooseHotWords(ctx: Ctx): Promise<void> {
  await deleteSearchesBefore(ctx, new Date(ctx.now.getTime() - keepSearchesMs));
  const current = await selectHotWords(ctx, maxHotWords);
  const byHand = new Set(current.filter((row) => row.isByHand).map((row) => searchTally(row.searchKey)));
  const searched = await listShowable(ctx, { since: new Date(ctx.now.getTime() - hotForMs), limit: candidates });
  const found: SearchedWord[] = [];
  for (const word of searched) {
    if (found.length === maxFound) break;
    if (!byHand.has(word.words) && (await hasGoods(ctx, word.typed))) found.push(word);
  }
  await deleteHotWords(
    ctx,
    current.filter((row) => !row.isByHand).map((row) => row.searchId),
  );
  await insertHotWords(
    ctx,
    found.map(({ typed, people }, at) => ({
      searchKey: typed,
      hotUrl: '',
      viewOrder: at + 1,
      isByHand: false,
      people,
    })),
  );
  // A word whose goods were sold out of the shop must go also while nobody searches.
  if (found.length > 0) await planHotWords(ctx);
}

/** Words that many people searched for in the last month, for suggestions. */
export async function listSearchedWords(ctx: Reader): Promise<{ words: string; people: number }[]> {
  const words = await listShowable(ctx, { since: new Date(ctx.now.getTime() - knownForMs), limit: maxSuggested });
  return words.map(({ typed, people }) => ({ words: typed, people }));
}

async function listShowable(ctx: Reader, options: { since: Date; limit: number }): Promise<SearchedWord[]> {
  const [searched, ofShop] = await Promise.all([selectSearchedWords(ctx, options), selectBlockedWords(ctx)]);
  const blocked = [...alwaysBlocked(), ...ofShop.map((row) => row.word)];
  return searched.filter(({ typed }) => mayBeShown(typed) && !holdsBlocked(typed, blocked));
}

/** As a visitor finds them. */
async function hasGoods(ctx: Ctx, searchKey: string): Promise<boolean> {
  const answer = await searchGoods({ ...ctx, actor: null }, { searchKey, pageIndex: 1, pageSize: 1, reqData: {} });
  return answer.totalCount > 0 && answer.correctedKey === undefined && answer.widenedKey === undefined;
}

let loaded: readonly string[] | undefined;

/** Words that no shop shows, whoever searches for them. */
function alwaysBlocked(): readonly string[] {
  loaded ??= readFileSync(join(dictionaryDir, 'blocked-words.txt'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return loaded;
}
