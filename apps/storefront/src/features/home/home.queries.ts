import { queryOptions } from '@tanstack/react-query';
import { post, type SentBody } from '@jicai/web/call/post.ts';

const signedInPath = '/api/Product/GetWebSkuPage';
const openPath = '/api/ProductToC/GetWebSkuPage';
type Filter = SentBody<typeof openPath>['reqData'];

/** Goods in a floor: two rows of four. */
export const floorSize = 8;

/** Goods of a home page block, at the caller's prices. */
export function blockGoodsQuery(filter: Filter, isSignedIn: boolean, pageSize = floorSize) {
  const path = isSignedIn ? signedInPath : openPath;
  const body = { pageIndex: 1, pageSize, reqData: filter };
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => (await post(path, body, { signal })).resultData,
    staleTime: 60_000,
  });
}

const oftenPath = '/api/ShopOrder/GetOften';

/** What I order again and again, and how many such goods there are. */
export function oftenQuery(pageSize: number) {
  const body = { pageIndex: 1, pageSize, reqData: {} };
  return queryOptions({ queryKey: [oftenPath, body], queryFn: ({ signal }) => post(oftenPath, body, { signal }) });
}

const browsingPath = '/api/CustBrowsing/GetPage';

/** What I looked at last; nothing stands there for who has no history. */
export function browsingQuery(pageSize: number) {
  const body = { pageIndex: 1, pageSize, reqData: {} };
  return queryOptions({
    queryKey: [browsingPath, body],
    queryFn: async ({ signal }) => (await post(browsingPath, body, { signal })).resultData,
  });
}

const brandsPath = '/api/BasBrand/GetPage';

/** The brands of a wall in their order; without a choice the shop's first ones. */
export function wallBrandsQuery(brandIds: readonly string[], pageSize: number) {
  const body = { pageIndex: 1, pageSize, reqData: brandIds.length > 0 ? { brandIds: [...brandIds] } : {} };
  return queryOptions({
    queryKey: [brandsPath, body],
    queryFn: async ({ signal }) => (await post(brandsPath, body, { signal })).resultData,
    staleTime: 5 * 60_000,
  });
}
