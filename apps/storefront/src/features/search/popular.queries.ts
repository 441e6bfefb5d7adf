import { queryOptions } from '@tanstack/react-query';
import { post, type SentBody } from '@jicai/web/call/post.ts';

export const openPath = '/api/ProductToC/GetWebSkuPage';
/** Signed-in buyers see their own prices, visitors those of everybody. */
export const goodsPath = (isSignedIn: boolean) => (isSignedIn ? '/api/Product/GetWebSkuPage' : openPath);

/** What others buy, for pages that have nothing else to show; enough of it for several turns of different products. */
export const popularQuery = ({ categoryId = '', isSignedIn }: { categoryId?: string; isSignedIn: boolean }) => {
  const path = goodsPath(isSignedIn);
  const body: SentBody<typeof openPath> = {
    pageIndex: 1,
    pageSize: 40,
    reqData: { categoryId, inStock: true, sortField: 'sales', sortType: 'desc' },
  };
  return queryOptions({ queryKey: [path, body], queryFn: ({ signal }) => post(path, body, { signal }) });
};

/** The first item of each product: sisters differ only in colour or size. */
export function firstOfProducts<S extends { productId: string }>(skus: readonly S[]): S[] {
  const seen = new Set<string>();
  return skus.filter(({ productId }) => !seen.has(productId) && seen.add(productId));
}
