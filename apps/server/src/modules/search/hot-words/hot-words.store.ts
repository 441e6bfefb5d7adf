import { and, asc, desc, eq, max } from 'drizzle-orm';
import { anyId } from '../../../db/any-of.ts';
import { blockedWords, hotSearches } from '../../../db/tables/hot-searches.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

type Reader = Pick<Ctx, 'db' | 'companyId'>;

export interface HotWordRow {
  searchId: string;
  searchKey: string;
  hotUrl: string;
  viewOrder: number;
  isByHand: boolean;
  peopleCount: number;
  version: number;
}

const columns = {
  searchId: hotSearches.id,
  searchKey: hotSearches.searchKey,
  hotUrl: hotSearches.hotUrl,
  viewOrder: hotSearches.viewOrder,
  isByHand: hotSearches.isByHand,
  peopleCount: hotSearches.people,
  version: hotSearches.version,
};

/** In the order shown: those written by hand first. */
export async function selectHotWords(ctx: Reader, limit: number): Promise<HotWordRow[]> {
  return ctx.db
    .select(columns)
    .from(hotSearches)
    .where(eq(hotSearches.companyId, ctx.companyId))
    .orderBy(desc(hotSearches.isByHand), asc(hotSearches.viewOrder), asc(hotSearches.id))
    .limit(limit);
}

export async function lockHotWord(ctx: Reader, searchId: string): Promise<HotWordRow | undefined> {
  const [row] = await ctx.db
    .select(columns)
    .from(hotSearches)
    .where(and(eq(hotSearches.companyId, ctx.companyId), eq(hotSearches.id, searchId)))
    .for('update');
  return row;
}

export async function selectLastOrder(ctx: Reader): Promise<number> {
  const [row] = await ctx.db
    .select({ last: max(hotSearches.viewOrder) })
    .from(hotSearches)
    .where(and(eq(hotSearches.companyId, ctx.companyId), eq(hotSearches.isByHand, true)));
  return row?.last ?? 0;
}

interface HotWord {
  searchKey: string;
  hotUrl: string;
  viewOrder: number;
  isByHand: boolean;
  people: number;
}

export async function insertHotWords(
  ctx: Pick<Ctx, 'db' | 'companyId' | 'newId'>,
  words: readonly HotWord[],
): Promise<string[]> {
  const rows = words.map((word) => ({ ...word, companyId: ctx.companyId, id: ctx.newId() }));
  if (rows.length > 0) await ctx.db.insert(hotSearches).values(rows);
  return rows.map((row) => row.id);
}

export async function updateHotWord(
  ctx: Reader,
  searchId: string,
  change: HotWord & { version: number },
): Promise<void> {
  await ctx.db
    .update(hotSearches)
    .set(change)
    .where(and(eq(hotSearches.companyId, ctx.companyId), eq(hotSearches.id, searchId)));
}

export async function deleteHotWords(ctx: Reader, searchIds: readonly string[]): Promise<void> {
  await ctx.db
    .delete(hotSearches)
    .where(and(eq(hotSearches.companyId, ctx.companyId), anyId(hotSearches.id, searchIds)));
}

export async function selectBlockedWords(ctx: Reader): Promise<{ blockedId: string; word: string }[]> {
  return ctx.db
    .select({ blockedId: blockedWords.id, word: blockedWords.word })
    .from(blockedWords)
    .where(eq(blockedWords.companyId, ctx.companyId))
    .orderBy(asc(blockedWords.word));
}

/** Returns its id, also when it stood there before. */
export async function insertBlockedWord(ctx: Ctx, word: string): Promise<string> {
  const [made] = await ctx.db
    .insert(blockedWords)
    .values({ companyId: ctx.companyId, id: ctx.newId(), word, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [blockedWords.companyId, blockedWords.word], set: { word } })
    .returning({ id: blockedWords.id });
  return made?.id ?? '';
}

export async function deleteBlockedWord(ctx: Reader, blockedId: string): Promise<string | undefined> {
  const [gone] = await ctx.db
    .delete(blockedWords)
    .where(and(eq(blockedWords.companyId, ctx.companyId), eq(blockedWords.id, blockedId)))
    .returning({ word: blockedWords.word });
  return gone?.word;
}
