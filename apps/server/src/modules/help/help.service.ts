import type { ConsentType } from '@jicai/domain/people/consents.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { selectAgreement, selectDoc, selectDocTitles } from './help.store.ts';

/** Groups with their documents. */
export async function listDocs(ctx: Ctx) {
  const rows = await selectDocTitles(ctx);
  return rows
    .filter((group) => group.parentId === '0')
    .map((group) => ({ ...group, children: rows.filter((doc) => doc.parentId === group.docId) }));
}

/** A document with the neighbours of its reading order, which runs on over the groups. */
export async function getDoc(ctx: Ctx, docId: string) {
  const [doc, groups] = await Promise.all([selectDoc(ctx, docId), listDocs(ctx)]);
  if (!doc) throw refuse.notFound();
  const order = groups.flatMap((group) => group.children.map((child) => child.docId));
  const place = order.indexOf(docId);
  return { ...doc, prevDocId: order[place - 1] ?? '', nextDocId: order[place + 1] ?? '' };
}

/** The agreement in force, or an earlier version of it; refused as notFound where there is none. */
export async function getAgreement(ctx: Ctx, agreementType: ConsentType, version?: string) {
  const agreement = await selectAgreement(ctx, agreementType, version);
  if (!agreement) throw refuse.notFound();
  return agreement;
}
