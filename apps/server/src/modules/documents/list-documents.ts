import { documentKindTexts } from '@jicai/domain/goods/product-extras.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { linkFiles } from '../files/index.ts';
import { selectDocuments } from './documents.store.ts';

/** With links for the caller, who may see the product. */
export async function listDocuments(ctx: Ctx, productId: string) {
  const rows = await selectDocuments(ctx, productId);
  const links = await linkFiles(
    ctx,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ fileId, ...row }) => {
    const link = links.get(fileId);
    return link ? [{ ...row, kindText: documentKindTexts[row.kind], fileUrl: link.fileUrl }] : [];
  });
}
