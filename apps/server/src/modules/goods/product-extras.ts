import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { documentKindTexts, mostDocuments, relatedKindTexts } from '@jicai/domain/goods/product-extras.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { listDocuments } from '../documents/index.ts';
import { claimFiles, unclaimFiles } from '../files/index.ts';
import { selectProduct } from './product-editor.store.ts';
import {
  deleteDocument,
  insertDocument,
  replaceRelated,
  selectProductNos,
  selectRelated,
} from './product-extras.store.ts';

/** Refused as notFound for a product that the shop does not have; held, so that lists are changed one after the other. */
async function requireProduct(ctx: Ctx, productId: string): Promise<{ productNo: string }> {
  const product = await selectProduct(ctx, productId, { isLocked: true });
  if (!product) throw refuse.notFound();
  return product;
}

/** Which goods a product is sold with, or may be replaced by. Refused as notFound, badInput at otherIds. */
export async function saveRelated(
  ctx: SignedInCtx,
  { productId, kind, otherIds }: BodyOf<'/api/OpsGoods/SaveRelated'>['data'],
): Promise<void> {
  const { productNo } = await requireProduct(ctx, productId);
  const before = (await selectRelated(ctx, productId)).filter((one) => one.kind === kind);
  const nos = await selectProductNos(ctx, otherIds);
  if (otherIds.some((id) => !nos.has(id))) throw badField('otherIds', '商品不存在');
  if (otherIds.includes(productId)) throw badField('otherIds', '不能关联商品自己');
  if (new Set(otherIds).size < otherIds.length) throw badField('otherIds', '商品重复');
  await replaceRelated(ctx, { productId, kind, otherIds });
  const field = `${relatedKindTexts[kind]}商品`;
  await writeAudit(ctx, {
    subject: `product ${productNo}`,
    before: { [field]: before.map((one) => one.productNo).join('、') },
    after: { [field]: otherIds.map((id) => nos.get(id)).join('、') },
  });
}

/** Refused as notFound, badInput at fileUrl and documentName. */
export async function addDocument(
  ctx: SignedInCtx,
  { productId, kind, documentName, fileUrl }: BodyOf<'/api/OpsGoods/AddDocument'>['data'],
): Promise<{ documentId: string }> {
  const { productNo } = await requireProduct(ctx, productId);
  const standing = await listDocuments(ctx, productId);
  if (standing.length >= mostDocuments) throw badField('fileUrl', `最多 ${mostDocuments} 份资料`);
  if (standing.some((one) => one.documentName === documentName)) throw badField('documentName', '已有同名的资料');
  const [fileId = ''] = await claimFiles(ctx, { urls: [fileUrl], bizType: bizTypes.goodsDocument, field: 'fileUrl' });
  const documentId = ctx.newId();
  const { userName } = ctx.actor;
  await insertDocument(ctx, { id: documentId, productId, kind, name: documentName, fileId, userName });
  const after = { 商品资料: `${documentKindTexts[kind]} ${documentName}` };
  await writeAudit(ctx, { subject: `product ${productNo}`, before: null, after });
  return { documentId };
}

/** Refused as notFound. */
export async function removeDocument(ctx: SignedInCtx, documentId: string): Promise<void> {
  const document = await deleteDocument(ctx, documentId);
  if (!document) throw refuse.notFound();
  await unclaimFiles(ctx, [document.fileId]);
  const { productNo } = await requireProduct(ctx, document.productId);
  const before = { 商品资料: `${documentKindTexts[document.kind]} ${document.name}` };
  await writeAudit(ctx, { subject: `product ${productNo}`, before, after: null });
}
