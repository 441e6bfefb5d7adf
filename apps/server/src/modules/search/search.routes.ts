import type { BodyOf } from '@jicai/contract/index.ts';
import type { Ctx } from '../../http/context.ts';
import { type App, route } from '../../http/route.ts';
import { asRetail } from '../pricing/index.ts';
import { selectHotSearches } from './hot-searches.store.ts';
import { searchGoods } from './search-goods.ts';
import { createSuggestShelf } from './suggest/suggest-shelf.ts';
import { suggestRoutes } from './suggest/suggest.routes.ts';

/** Both controllers share each handler: Product answers in the caller's prices, ProductToC in retail ones. */
export function searchRoutes(app: App): void {
  route(app, '/api/Product/GetWebSkuPage', searchGoods);
  route(app, '/api/ProductToC/GetWebSkuPage', (ctx, body) => searchGoods(asRetail(ctx), body));
  route(app, '/api/Product/GetSkuSelTag', skuTags);
  route(app, '/api/ProductToC/GetSkuSelTag', (ctx, body) => skuTags(asRetail(ctx), body));
  route(app, '/api/Product/GetSkuBrandCatePage', brandsAndCategories);
  route(app, '/api/ProductToC/GetSkuBrandCatePage', (ctx, body) => brandsAndCategories(asRetail(ctx), body));
  route(app, '/api/EcmHotSearch/GetList', hotSearches);
  route(app, '/api/ProductToC/GetHotSearchList', hotSearches);

  const shelf = createSuggestShelf(app.deps, {
    searched: async () => [],
    onFault: (error) => app.fastify.log.error({ err: error }, 'suggestions were not brought up to date'),
  });
  app.fastify.addHook('onClose', () => shelf.close());
  suggestRoutes(app, shelf);
}

async function facetsOf(ctx: Ctx, { searchKey, reqData }: BodyOf<'/api/ProductToC/GetSkuSelTag'>) {
  const filter = { ...reqData, withFacets: true };
  const { facets } = await searchGoods(ctx, { pageIndex: 1, pageSize: 1, searchKey, reqData: filter });
  return facets;
}

const skuTags = async (ctx: Ctx, body: BodyOf<'/api/ProductToC/GetSkuSelTag'>) => ({
  resultData: (await facetsOf(ctx, body))?.tags ?? [],
});

/** Paging cuts the brand list; categories come whole. */
async function brandsAndCategories(ctx: Ctx, body: BodyOf<'/api/ProductToC/GetSkuBrandCatePage'>) {
  const { pageIndex = 1, pageSize } = body;
  const facets = await facetsOf(ctx, body);
  const brandList = (facets?.brands ?? []).slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
  return { resultData: { brandList, cateList: facets?.cates ?? [] } };
}

const hotSearches = async (ctx: Ctx) => ({
  resultData: (await selectHotSearches(ctx)).map((row) => ({ ...row, companyId: ctx.companyId })),
});
