import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { topOfHelp } from '@jicai/domain/shop/help-tree.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { selectAgreement, selectDoc, selectDocTitles } from './help.store.ts';

interface DocGroup {
  docId: string;
  docTitle: string;
  children: { docId: string; docTitle: string }[];
}

/** Groups with their documents, as buyers see them. */
export async function listDocs(ctx: Ctx): Promise<DocGroup[]> {
  return toGroups(await selectDocTitles(ctx));
}

/** As {@link listDocs}, with when one of them last changed and how many there are. */
export async function listHelpColumns(ctx: Ctx): Promise<{ columns: DocGroup[]; changedMs: number; count: number }> {
  const rows = await selectDocTitles(ctx);
  const changedMs = Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()));
  return { columns: toGroups(rows), changedMs, count: rows.length };
}

function toGroups(rows: Awaited<ReturnType<typeof selectDocTitles>>): DocGroup[] {
  const titled = (row: { docId: string; docTitle: string }) => ({ docId: row.docId, docTitle: row.docTitle });
  return rows
    .filter((group) => group.parentId === topOfHelp)
    .map((group) => ({
      ...titled(group),
      children: rows.filter((doc) => doc.parentId === group.docId).map(titled),
    }));
}

/** A document with the neighbours of its reading order, which runs on over the groups. */
export async function getDoc(ctx: Ctx, docId: string) {
  const [doc, groups] = await Promise.all([selectDoc(ctx, docId), listDocs(ctx)]);
  if (!doc) throw refuse.notFound();
  const order = groups.flatMap((group) => group.children.map((child) => child.docId));
  const place = order.indexOf(docId);
  // It is hidden, or its category is.
  if (place < 0) throw refuse.notFound();
  return { ...doc, prevDocId: order[place - 1] ?? '', nextDocId: order[place + 1] ?? '' };
}

/** The agreement in force, or an earlier version of it; refused as notFound where there is none. */
export async function getAgreement(ctx: Ctx, agreementType: ConsentType, version?: string) {
  const agreement = await selectAgreement(ctx, agreementType, version);
  if (!agreement) throw refuse.notFound();
  return agreement;
}
