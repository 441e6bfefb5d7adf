import { indexItems } from '../src/modules/search/index.ts';
import { buildSku, type BuiltSku, type SkuOptions } from './build-goods.ts';
import { inShop } from './in-shop.ts';
import type { Deps } from '@jicai/server/ctx/deps.ts';

/** An item that can be searched for. */
export async function buildIndexedSku(deps: Deps, companyId: string, options: SkuOptions = {}): Promise<BuiltSku> {
  const sku = await buildSku(deps, companyId, options);
  await inShop({ deps }, companyId, (ctx) => indexItems(ctx, [sku.itemId]));
  return sku;
}
