import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { selectBrands } from './brands.store.ts';
import { getCategoryPlace, listCategoryTree } from './category-place.ts';
import { getDefaultItemId, getSkuDetail, listImages } from './sku-detail.ts';
import { findItemIdsByNo, listSkuFacts } from './sku-facts.ts';

/** `Product` and `ProductToC` share each handler: what differs, the price, follows from who calls. */
export function catalogRoutes(app: App): void {
  for (const path of ['/api/Product/GetCategoryList', '/api/ProductToC/GetCategoryList'] as const) {
    route(app, path, async (ctx, { reqData }) => ({ resultData: await listCategoryTree(ctx, reqData.parentId) }));
  }
  for (const path of ['/api/Product/GetSkuModel', '/api/ProductToC/GetSkuModel'] as const) {
    route(app, path, async (ctx, { data }) => ({ resultData: await getSkuDetail(ctx, await itemIdOf(ctx, data)) }));
  }
  for (const path of ['/api/Product/GetSkuModelBySkuNo', '/api/ProductToC/GetSkuModelBySkuNo'] as const) {
    route(app, path, async (ctx, { data }) => ({
      resultData: await getSkuDetail(ctx, await itemIdOfNo(ctx, data.skuNo)),
    }));
  }
  for (const path of ['/api/Product/GetSkuModelIMG', '/api/ProductToC/GetSkuModelIMG'] as const) {
    route(app, path, async (ctx, { data }) => ({ resultData: await getImages(ctx, data.itemId) }));
  }
  for (const path of ['/api/Product/GetSkuModelIMGByNo', '/api/ProductToC/GetSkuModelIMGByNo'] as const) {
    route(app, path, async (ctx, { data }) => ({
      resultData: await getImages(ctx, await itemIdOfNo(ctx, data.skuNo)),
    }));
  }
  categoryPlaceRoutes(app);
  route(app, '/api/BasBrand/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { brands, total } = await selectBrands(ctx, { ...reqData, searchKey, ...page });
    return {
      resultData: brands,
      totalCount: total,
      pageIndex,
      pageSize,
      isTotalCapped: undefined,
      nextCursor: undefined,
    };
  });
}

function categoryPlaceRoutes(app: App): void {
  for (const path of ['/api/Product/GetCategoryListByIdBot', '/api/ProductToC/GetCategoryListByIdBot'] as const) {
    route(app, path, async (ctx, { data }) => ({ resultData: await getCategoryPlace(ctx, data.categoryId) }));
  }
  for (const path of ['/api/Product/GetCategoryListByIdBotSku', '/api/ProductToC/GetCategoryListByIdBotSku'] as const) {
    route(app, path, async (ctx, { data }) => ({ resultData: await getPlaceOfItem(ctx, data.itemId) }));
  }
  for (const path of [
    '/api/Product/GetCategoryListByIdBotSkuNo',
    '/api/ProductToC/GetCategoryListByIdBotSkuNo',
  ] as const) {
    route(app, path, async (ctx, { data }) => ({
      resultData: await getPlaceOfItem(ctx, await itemIdOfNo(ctx, data.skuNo)),
    }));
  }
}

async function itemIdOf(ctx: Ctx, named: { itemId?: string; productId?: string }): Promise<string> {
  if (named.itemId) return named.itemId;
  if (named.productId) return getDefaultItemId(ctx, named.productId);
  throw new Refusal('5');
}

async function itemIdOfNo(ctx: Ctx, itemNo: string): Promise<string> {
  const itemId = (await findItemIdsByNo(ctx, [itemNo])).get(itemNo);
  if (!itemId) throw new Refusal('5');
  return itemId;
}

async function factOf(ctx: Ctx, itemId: string) {
  const fact = (await listSkuFacts(ctx, [itemId])).get(itemId);
  if (!fact || fact.itemState === 0) throw new Refusal('5');
  return fact;
}

const getImages = async (ctx: Ctx, itemId: string) => listImages(ctx, itemId, (await factOf(ctx, itemId)).imgUrl);

const getPlaceOfItem = async (ctx: Ctx, itemId: string) =>
  getCategoryPlace(ctx, (await factOf(ctx, itemId)).categoryId);
