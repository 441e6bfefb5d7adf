import type { BodyOf } from '@jicai/contract/index.ts';
import { type App, route } from '../../../http/route.ts';
import type { SearchLog } from './search-log.ts';

export function searchLogRoutes(app: App, log: SearchLog): void {
  route(app, '/api/EcmSearch/SubmitClick', async (ctx, { data }) => {
    log.noteClick(ctx, { typed: data.searchKey, itemId: data.itemId, position: data.position });
    return { resultData: {} };
  });
}

type Input = BodyOf<'/api/ProductToC/GetWebSkuPage'>;

/** The first page for words alone is a search; its further pages, filters and orders belong to it. */
export function isNewSearch({ searchKey, pageIndex = 1, reqData: filter }: Input): boolean {
  const isNarrowed =
    filter.categoryId ??
    filter.supplierId ??
    filter.itemIds ??
    filter.priceFrom ??
    filter.priceTo ??
    filter.inStock ??
    (filter.brandIds?.length || undefined) ??
    (filter.categoryIds?.length || undefined) ??
    (filter.tags?.length || undefined);
  const isSorted = filter.sortField !== undefined && filter.sortField !== 'default';
  return Boolean(searchKey) && pageIndex === 1 && isNarrowed === undefined && !isSorted;
}
