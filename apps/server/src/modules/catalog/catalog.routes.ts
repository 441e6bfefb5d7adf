import type { BodyOf, Path } from '@jicai/contract/index.ts';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { asRetail } from '../pricing/index.ts';
import { selectBrands } from './brands.store.ts';
import { getCategoryPlace, listCategoryTree } from './category-place.ts';
import { getSkuDetail, listImages } from './sku-detail.ts';
import { findItemIdsByNo, listSkuFacts } from './sku-facts.ts';
import type { WantedItem } from './sku-page.store.ts';

/** `Product` and `ProductToC` share each handler: the first answers in the caller's prices, the second in retail ones. */
export function catalogRoutes(app: App): void {
  route(app, '/api/Product/GetCategoryList', categoryList);
  route(app, '/api/ProductToC/GetCategoryList', categoryList);
  route(app, '/api/Product/GetSkuModel', skuModel);
  route(app, '/api/ProductToC/GetSkuModel', (ctx, body) => skuModel(asRetail(ctx), body));
  route(app, '/api/Product/GetSkuModelBySkuNo', skuModelByNo);
  route(app, '/api/ProductToC/GetSkuModelBySkuNo', (ctx, body) => skuModelByNo(asRetail(ctx), body));
  route(app, '/api/Product/GetSkuModelIMG', skuImages);
  route(app, '/api/ProductToC/GetSkuModelIMG', (ctx, body) => skuImages(asRetail(ctx), body));
  route(app, '/api/Product/GetSkuModelIMGByNo', skuImagesByNo);
  route(app, '/api/ProductToC/GetSkuModelIMGByNo', (ctx, body) => skuImagesByNo(asRetail(ctx), body));
  route(app, '/api/Product/GetCategoryListByIdBot', categoryPlace);
  route(app, '/api/ProductToC/GetCategoryListByIdBot', categoryPlace);
  route(app, '/api/Product/GetCategoryListByIdBotSku', placeOfItem);
  route(app, '/api/ProductToC/GetCategoryListByIdBotSku', (ctx, body) => placeOfItem(asRetail(ctx), body));
  route(app, '/api/Product/GetCategoryListByIdBotSkuNo', placeOfNo);
  route(app, '/api/ProductToC/GetCategoryListByIdBotSkuNo', (ctx, body) => placeOfNo(asRetail(ctx), body));
  route(app, '/api/BasBrand/GetPage', brandPage);
}

type Body<Action extends string> = BodyOf<Extract<`/api/ProductToC/${Action}`, Path>>;

const categoryList = async (ctx: Ctx, { reqData }: Body<'GetCategoryList'>) => ({
  resultData: await listCategoryTree(ctx, reqData.parentId),
});

const skuModel = async (ctx: Ctx, { data }: Body<'GetSkuModel'>) => ({
  resultData: await getSkuDetail(ctx, wantedItem(data)),
});

const skuModelByNo = async (ctx: Ctx, { data }: Body<'GetSkuModelBySkuNo'>) => ({
  resultData: await getSkuDetail(ctx, { by: 'itemNo', value: data.skuNo }),
});

const skuImages = async (ctx: Ctx, { data }: Body<'GetSkuModelIMG'>) => ({
  resultData: await getImages(ctx, data.itemId),
});

const skuImagesByNo = async (ctx: Ctx, { data }: Body<'GetSkuModelIMGByNo'>) => ({
  resultData: await getImages(ctx, await itemIdOfNo(ctx, data.skuNo)),
});

const categoryPlace = async (ctx: Ctx, { data }: Body<'GetCategoryListByIdBot'>) => ({
  resultData: await getCategoryPlace(ctx, data.categoryId),
});

const placeOfItem = async (ctx: Ctx, { data }: Body<'GetCategoryListByIdBotSku'>) => ({
  resultData: await getPlaceOfItem(ctx, data.itemId),
});

const placeOfNo = async (ctx: Ctx, { data }: Body<'GetCategoryListByIdBotSkuNo'>) => ({
  resultData: await getPlaceOfItem(ctx, await itemIdOfNo(ctx, data.skuNo)),
});

async function brandPage(ctx: Ctx, body: BodyOf<'/api/BasBrand/GetPage'>) {
  const { reqData, searchKey, pageIndex = 1, pageSize } = body;
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
}

function wantedItem({ itemId, productId }: { itemId?: string; productId?: string }): WantedItem {
  if (itemId) return { by: 'itemId', value: itemId };
  if (productId) return { by: 'productId', value: productId };
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
