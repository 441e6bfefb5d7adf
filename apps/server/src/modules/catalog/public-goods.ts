import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { toSkuDetail, toWantedPage } from './sku-detail.ts';
import { selectSkuPages } from './sku-page.store.ts';

/** A product as a visitor may see it, with the first of its items that he could buy; refused as notFound like the call of the product page. */
export async function getPublicProduct(ctx: Ctx, productId: string): Promise<SkuDetail> {
  const visitor = { ...ctx, actor: null };
  const [page] = await selectSkuPages(visitor, 'productId', [toWantedPage(visitor, productId)]);
  return toSkuDetail(visitor, page);
}
