import type { BodyOf } from '@jicai/contract/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { type App, route } from '../../http/route.ts';
import { asRetail } from '../pricing/index.ts';
import { listSearchedWords, planHotWords } from './hot-words/choose-hot-words.ts';
import { hotWordsOpsRoutes } from './hot-words/hot-words.ops.routes.ts';
import { hotWordsRoutes } from './hot-words/hot-words.routes.ts';
import { searchGoods } from './search-goods.ts';
import { createSearchLog, type SearchLog } from './search-log/search-log.ts';
import { searchLogOpsRoutes } from './search-log/search-log.ops.routes.ts';
import { isNewSearch, searchLogRoutes } from './search-log/search-log.routes.ts';
import { synonymsOpsRoutes } from './synonyms/synonyms.ops.routes.ts';
import { createSuggestShelf, type SuggestShelf } from './suggest/suggest-shelf.ts';
import { suggestRoutes } from './suggest/suggest.routes.ts';

/** Both controllers share each handler: Product answers in the caller's prices, ProductToC in retail ones. */
export function searchRoutes(app: App): void {
  const log = openLog(app);
  route(app, '/api/Product/GetWebSkuPage', async (ctx, body) => noted(log, ctx, body, await searchGoods(ctx, body)));
  route(app, '/api/ProductToC/GetWebSkuPage', async (ctx, body) =>
    noted(log, ctx, body, await searchGoods(asRetail(ctx), body)),
  );
  route(app, '/api/Product/GetSkuSelTag', skuTags);
  route(app, '/api/ProductToC/GetSkuSelTag', (ctx, body) => skuTags(asRetail(ctx), body));
  route(app, '/api/Product/GetSkuBrandCatePage', brandsAndCategories);
  route(app, '/api/ProductToC/GetSkuBrandCatePage', (ctx, body) => brandsAndCategories(asRetail(ctx), body));
  searchLogRoutes(app, log);
  searchLogOpsRoutes(app, log);

  const shelf = openShelf(app);
  suggestRoutes(app, shelf);
  hotWordsRoutes(app, (companyId) => shelf.warm(companyId));
  hotWordsOpsRoutes(app);
  synonymsOpsRoutes(app);
}

function openLog(app: App): SearchLog {
  const log = createSearchLog(app.deps, {
    afterWrite: planHotWords,
    onFault: (error) => app.fastify.log.error({ err: error }, 'searches were not logged'),
  });
  app.fastify.addHook('onClose', () => log.close());
  return log;
}

function openShelf(app: App): SuggestShelf {
  const shelf = createSuggestShelf(app.deps, {
    searched: listSearchedWords,
    onFault: (error) => app.fastify.log.error({ err: error }, 'suggestions were not brought up to date'),
  });
  app.fastify.addHook('onClose', () => shelf.close());
  return shelf;
}

type Page = Awaited<ReturnType<typeof searchGoods>>;

function noted(log: SearchLog, ctx: RequestCtx, body: BodyOf<'/api/ProductToC/GetWebSkuPage'>, page: Page): Page {
  const { totalCount, correctedKey, widenedKey } = page;
  const isAsTyped = correctedKey === undefined && widenedKey === undefined;
  const found = isAsTyped ? { hits: totalCount, hitsInstead: 0 } : { hits: 0, hitsInstead: totalCount };
  if (isNewSearch(body)) log.note(ctx, { typed: body.searchKey ?? '', ...found });
  return page;
}

async function facetsOf(ctx: Ctx, { searchKey, reqData }: BodyOf<'/api/ProductToC/GetSkuSelTag'>) {
  // Their numbers lead to the search page, which counts products.
  const filter = { ...reqData, withFacets: true, byProduct: true };
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
