import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import { gatherReads } from '../../db/gather-reads.ts';
import type { Caller, Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { routeHotRead } from '../../http/route-hot-read.ts';
import { asRetail } from '../pricing/index.ts';
import { selectBrands } from './brands.store.ts';
import { getCategoryPlace, listCategoryTree } from './category-place.ts';
import { getExtras } from './product-extras.ts';
import { listImages, toSkuDetail, toWantedPage } from './sku-detail.ts';
import { findItemIdsByNo, listSkuFacts } from './sku-facts.ts';
import { type ItemNaming, selectSkuPages, type WantedPage } from './sku-page.store.ts';

/** `Product` and `ProductToC` share their handlers: the first returns the caller's prices, the second retail prices. */
export function catalogRoutes(app: App): void {
  route(app, '/api/Product/GetCategoryList', categoryList);
  route(app, '/api/ProductToC/GetCategoryList', categoryList);
  const { skuModel, skuModelByNo } = skuModels(app);
  routeHotRead(app, '/api/Product/GetSkuModel', skuModel);
  routeHotRead(app, '/api/ProductToC/GetSkuModel', (caller, body) => skuModel(asRetail(caller), body));
  routeHotRead(app, '/api/Product/GetSkuModelBySkuNo', skuModelByNo);
  routeHotRead(app, '/api/ProductToC/GetSkuModelBySkuNo', (caller, body) => skuModelByNo(asRetail(caller), body));
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
  route(app, '/api/EcmGoods/GetExtras', async (ctx, { data }) => {
    const { documents, ...goods } = await getExtras(ctx, data.itemId);
    return { resultData: { ...goods, documents: documents.map(toDocument) } };
  });
  route(app, '/api/BasBrand/GetPage', brandPage);
}

const toDocument = ({
  documentId,
  kindText,
  documentName,
  sizeBytes,
  fileUrl,
}: Awaited<ReturnType<typeof getExtras>>['documents'][number]) => ({
  documentId,
  kindText,
  documentName,
  sizeBytes,
  fileUrl,
});

const categoryList = async (ctx: Ctx, { reqData }: BodyOf<'/api/ProductToC/GetCategoryList'>) => ({
  resultData: await listCategoryTree(ctx, reqData.parentId),
});

function skuModels({ deps }: App) {
  const pagesBy = (naming: ItemNaming) =>
    gatherReads(deps, (ctx, wanted: readonly WantedPage[]) => selectSkuPages(ctx, naming, wanted));
  const pages = { itemId: pagesBy('itemId'), itemNo: pagesBy('itemNo'), productId: pagesBy('productId') };
  const detail = async (caller: Caller, naming: ItemNaming, name: string) => ({
    resultData: toSkuDetail(caller, await pages[naming](caller.companyId, toWantedPage(caller, name))),
  });
  return {
    skuModel: async (caller: Caller, { data: { itemId, productId } }: BodyOf<'/api/ProductToC/GetSkuModel'>) => {
      if (itemId) return detail(caller, 'itemId', itemId);
      if (productId) return detail(caller, 'productId', productId);
      throw refuse.notFound();
    },
    skuModelByNo: (caller: Caller, { data }: BodyOf<'/api/ProductToC/GetSkuModelBySkuNo'>) =>
      detail(caller, 'itemNo', data.skuNo),
  };
}

const skuImages = async (ctx: Ctx, { data }: BodyOf<'/api/ProductToC/GetSkuModelIMG'>) => ({
  resultData: await getImages(ctx, data.itemId),
});

const skuImagesByNo = async (ctx: Ctx, { data }: BodyOf<'/api/ProductToC/GetSkuModelIMGByNo'>) => ({
  resultData: await getImages(ctx, await itemIdOfNo(ctx, data.skuNo)),
});

const categoryPlace = async (ctx: Ctx, { data }: BodyOf<'/api/ProductToC/GetCategoryListByIdBot'>) => ({
  resultData: await getCategoryPlace(ctx, data.categoryId),
});

const placeOfItem = async (ctx: Ctx, { data }: BodyOf<'/api/ProductToC/GetCategoryListByIdBotSku'>) => ({
  resultData: await getPlaceOfItem(ctx, data.itemId),
});

const placeOfNo = async (ctx: Ctx, { data }: BodyOf<'/api/ProductToC/GetCategoryListByIdBotSkuNo'>) => ({
  resultData: await getPlaceOfItem(ctx, await itemIdOfNo(ctx, data.skuNo)),
});

async function brandPage(ctx: Ctx, body: BodyOf<'/api/BasBrand/GetPage'>) {
  const { reqData, searchKey, pageIndex = 1, pageSize } = body;
  const page = { pageIndex, pageSize };
  const { brands, total } = await selectBrands(ctx, { ...reqData, searchKey, ...spanOf(page) });
  return { resultData: brands, ...pageOf(page, total) };
}

async function itemIdOfNo(ctx: Ctx, itemNo: string): Promise<string> {
  const itemId = (await findItemIdsByNo(ctx, [itemNo])).get(itemNo);
  if (!itemId) throw refuse.notFound();
  return itemId;
}

async function factOf(ctx: Ctx, itemId: string) {
  const fact = (await listSkuFacts(ctx, [itemId])).get(itemId);
  if (!fact || fact.itemState === itemStates.offSale) throw refuse.notFound();
  return fact;
}

const getImages = async (ctx: Ctx, itemId: string) => listImages(ctx, itemId, (await factOf(ctx, itemId)).imgUrl);

const getPlaceOfItem = async (ctx: Ctx, itemId: string) =>
  getCategoryPlace(ctx, (await factOf(ctx, itemId)).categoryId);
