import type { BodyOf } from '@jicai/contract/index.ts';
import { docDeleteFault, docPlaceFault, isOrderOf, topOfHelp } from '@jicai/domain/shop/help-tree.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import {
  deleteDoc,
  type HelpRow,
  insertDoc,
  selectDocContent,
  selectHelpTree,
  touchGroups,
  updateDoc,
  updateOrder,
} from './help-tree.store.ts';
import { keepRichText } from './rich-text.ts';

/** A node with its text, for its form. Refused with notFound. */
export async function getNode(ctx: Ctx, docId: string): Promise<HelpRow & { content: string }> {
  const row = requireNode(await selectHelpTree(ctx), docId);
  return { ...row, content: await selectDocContent(ctx, docId) };
}

/** Adds a category or document, or changes one. Refused with notFound, outdated, and badInput by field. */
export async function saveDoc(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsDoc/SaveDoc'>['data'],
): Promise<{ docId: string; changedMs: number }> {
  const { parentId, docTitle, isHidden } = input;
  const rows = await selectHelpTree(ctx, { isLocked: true });
  const before = input.docId ? requireNode(rows, input.docId, input.changedMs) : undefined;
  const fault = docPlaceFault(rows, { docId: before?.docId ?? '', parentId, docTitle });
  if (fault) throw badField(fault.field, fault.text);
  const earlier = before ? await selectDocContent(ctx, before.docId) : '';
  const content =
    parentId === topOfHelp ? '' : await keepRichText(ctx, { html: input.content, before: earlier, field: 'content' });
  if (parentId !== topOfHelp && content === '') throw badField('content', '请填写正文');
  const values = { parentId, title: docTitle, content, isHidden };
  const last = rows.filter((row) => row.parentId === parentId).length + 1;
  const docId = before?.docId ?? (await insertDoc(ctx, { ...values, sortNo: last }));
  if (before) await updateDoc(ctx, docId, before.parentId === parentId ? values : { ...values, sortNo: last });
  const told = (row: { docTitle: string; parentId: string; isHidden: boolean }, text: string) => ({
    标题: row.docTitle,
    栏目: titleOf(rows, row.parentId),
    隐藏: row.isHidden,
    正文: text === '' ? '' : `${text.length} 字`,
  });
  await writeAudit(ctx, {
    subject: `helpDoc ${docTitle}`,
    before: before ? told(before, earlier) : null,
    after: {
      ...told({ docTitle, parentId, isHidden }, content),
      ...(content !== earlier && { 正文: `${content.length} 字（已修改）` }),
    },
  });
  return { docId, changedMs: ctx.now.getTime() };
}

/** Refused with outdated where the order names others than stand there. */
export async function sortDocs(ctx: SignedInCtx, parentId: string, docIds: readonly string[]): Promise<void> {
  const rows = await selectHelpTree(ctx, { isLocked: true });
  if (!isOrderOf(rows, parentId, docIds)) throw refuse.outdated();
  await updateOrder(ctx, docIds);
  await touchGroups(ctx, parentId);
  const titles = (ids: readonly string[]) => ids.map((id) => titleOf(rows, id)).join('、');
  const before = rows.filter((row) => row.parentId === parentId).map(({ docId }) => docId);
  await writeAudit(ctx, {
    subject: `helpDoc ${titleOf(rows, parentId) || '帮助中心'}`,
    before: { 顺序: titles(before) },
    after: { 顺序: titles(docIds) },
  });
}

/** Refused with notFound, outdated, and badInput while a category has documents. */
export async function removeDoc(ctx: SignedInCtx, docId: string, changedMs: number): Promise<void> {
  const rows = await selectHelpTree(ctx, { isLocked: true });
  const { docTitle, parentId } = requireNode(rows, docId, changedMs);
  const fault = docDeleteFault(rows, docId);
  if (fault) throw badField('docId', fault);
  await deleteDoc(ctx, docId);
  await touchGroups(ctx, parentId);
  const before = { 标题: docTitle, 栏目: titleOf(rows, parentId) };
  await writeAudit(ctx, { subject: `helpDoc ${docTitle}`, before, after: null });
}

function requireNode(rows: readonly HelpRow[], docId: string, changedMs?: number): HelpRow {
  const row = rows.find((one) => one.docId === docId);
  if (!row) throw refuse.notFound();
  if (changedMs !== undefined && row.updatedAt.getTime() !== changedMs) throw refuse.outdated();
  return row;
}

const titleOf = (rows: readonly HelpRow[], docId: string): string =>
  rows.find((row) => row.docId === docId)?.docTitle ?? '';
