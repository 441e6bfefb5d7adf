import { and, desc, eq } from 'drizzle-orm';
import { searchSynonyms } from '../../../db/tables/search.ts';
import type { Tx } from '../../../db/open.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

const columns = {
  synonymId: searchSynonyms.id,
  words: searchSynonyms.words,
  isOneWay: searchSynonyms.isOneWay,
  replaces: searchSynonyms.replaces,
  version: searchSynonyms.version,
};

/** The shop's rows, the newest first. Also read by the index's thread, which has no request. */
export async function selectSynonyms({ db, companyId }: { db: Tx; companyId: string }) {
  return db
    .select(columns)
    .from(searchSynonyms)
    .where(eq(searchSynonyms.companyId, companyId))
    .orderBy(desc(searchSynonyms.id));
}
export type SynonymRow = Awaited<ReturnType<typeof selectSynonyms>>[number];

export async function lockSynonym(ctx: Ctx, by: { synonymId: string } | { replaces: string }) {
  const which = 'synonymId' in by ? eq(searchSynonyms.id, by.synonymId) : eq(searchSynonyms.replaces, by.replaces);
  const [row] = await ctx.db
    .select(columns)
    .from(searchSynonyms)
    .where(and(eq(searchSynonyms.companyId, ctx.companyId), which))
    .for('update');
  return row;
}

interface Group {
  words: string[];
  isOneWay: boolean;
  replaces: string;
}

export async function insertSynonym(ctx: Ctx, group: Group): Promise<string> {
  const id = ctx.newId();
  await ctx.db.insert(searchSynonyms).values({ companyId: ctx.companyId, id, ...group, updatedAt: ctx.now });
  return id;
}

export async function updateSynonym(ctx: Ctx, synonymId: string, group: Group & { version: number }): Promise<void> {
  await ctx.db
    .update(searchSynonyms)
    .set({ ...group, updatedAt: ctx.now })
    .where(and(eq(searchSynonyms.companyId, ctx.companyId), eq(searchSynonyms.id, synonymId)));
}

export async function deleteSynonymRow(ctx: Ctx, synonymId: string): Promise<void> {
  await ctx.db
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.companyId, ctx.companyId), eq(searchSynonyms.id, synonymId)));
}
