import { topOfHelp } from '@jicai/domain/shop/help-tree.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, intList } from '../../db/any-of.ts';
import { lockedIf } from '../../db/locked-if.ts';
import { helpDocs } from '../../db/tables/help.ts';

const own = (ctx: Ctx) => eq(helpDocs.companyId, ctx.companyId);

/** Categories and documents in display order, hidden ones too; with `isLocked` held for the rest of the transaction. */
export async function selectHelpTree(ctx: Ctx, { isLocked = false }: { isLocked?: boolean } = {}) {
  const query = ctx.db
    .select({
      docId: helpDocs.id,
      parentId: helpDocs.parentId,
      docTitle: helpDocs.title,
      isHidden: helpDocs.isHidden,
      updatedAt: helpDocs.updatedAt,
    })
    .from(helpDocs)
    .where(own(ctx))
    .orderBy(asc(helpDocs.sortNo), asc(helpDocs.id));
  return lockedIf(isLocked, query);
}
export type HelpRow = Awaited<ReturnType<typeof selectHelpTree>>[number];

export async function selectDocContent(ctx: Ctx, docId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ content: helpDocs.content })
    .from(helpDocs)
    .where(and(own(ctx), eq(helpDocs.id, docId)));
  return row?.content ?? '';
}

interface DocValues {
  parentId: string;
  title: string;
  content: string;
  isHidden: boolean;
}

/** Behind its neighbours. */
export async function insertDoc(ctx: Ctx, values: DocValues & { sortNo: number }): Promise<string> {
  const docId = ctx.newId();
  await ctx.db.insert(helpDocs).values({ ...values, companyId: ctx.companyId, id: docId, updatedAt: ctx.now });
  return docId;
}

export async function updateDoc(ctx: Ctx, docId: string, values: DocValues & { sortNo?: number }): Promise<void> {
  await ctx.db
    .update(helpDocs)
    .set({ ...values, updatedAt: ctx.now })
    .where(and(own(ctx), eq(helpDocs.id, docId)));
}

/** The places below a parent, counted from 1. What a document says is as old as before: see {@link touchGroups}. */
export async function updateOrder(ctx: Ctx, docIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update help_docs d set sort_no = n.value
    from unnest(${idList(docIds)}, ${intList(docIds.map((_, at) => at + 1))}) as n (id, value)
    where d.company_id = ${ctx.companyId} and d.id = n.id`);
}

export async function deleteDoc(ctx: Ctx, docId: string): Promise<void> {
  await ctx.db.delete(helpDocs).where(and(own(ctx), eq(helpDocs.id, docId)));
}

/** Buyers' pages look for the newest change: an order or a removal below a parent is told by the categories themselves. */
export async function touchGroups(ctx: Ctx, parentId: string): Promise<void> {
  const which = parentId === topOfHelp ? eq(helpDocs.parentId, topOfHelp) : eq(helpDocs.id, parentId);
  await ctx.db
    .update(helpDocs)
    .set({ updatedAt: ctx.now })
    .where(and(own(ctx), which));
}

/** In tree order: each category, its documents behind it. */
export const inTreeOrder = (rows: readonly HelpRow[]): HelpRow[] =>
  rows
    .filter(({ parentId }) => parentId === topOfHelp)
    .flatMap((group) => [group, ...rows.filter(({ parentId }) => parentId === group.docId)]);
