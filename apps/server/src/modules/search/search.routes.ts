import { type App, route } from '../../http/route.ts';
import { selectHotSearches } from './hot-searches.store.ts';
import { searchGoods } from './search-goods.ts';

const facetsOnly = { pageIndex: 1, pageSize: 1 };

/** Both controllers share each handler: what differs, the price, follows from who calls. */
export function searchRoutes(app: App): void {
  route(app, '/api/Product/GetWebSkuPage', searchGoods);
  route(app, '/api/ProductToC/GetWebSkuPage', searchGoods);
  for (const path of ['/api/Product/GetSkuSelTag', '/api/ProductToC/GetSkuSelTag'] as const) {
    route(app, path, async (ctx, { searchKey, reqData }) => {
      const { facets } = await searchGoods(ctx, {
        ...facetsOnly,
        searchKey,
        reqData: { ...reqData, withFacets: true },
      });
      return { resultData: facets?.tags ?? [] };
    });
  }
  for (const path of ['/api/Product/GetSkuBrandCatePage', '/api/ProductToC/GetSkuBrandCatePage'] as const) {
    route(app, path, async (ctx, { searchKey, reqData }) => {
      const { facets } = await searchGoods(ctx, {
        ...facetsOnly,
        searchKey,
        reqData: { ...reqData, withFacets: true },
      });
      return { resultData: { brandList: facets?.brands ?? [], cateList: facets?.cates ?? [] } };
    });
  }
  for (const path of ['/api/EcmHotSearch/GetList', '/api/ProductToC/GetHotSearchList'] as const) {
    route(app, path, async (ctx) => ({
      resultData: (await selectHotSearches(ctx)).map((row) => ({ ...row, companyId: ctx.companyId })),
    }));
  }
}
