import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

/**
 * One item with its sisters: by the number on its label (skuNo), by itemId, or by productId its first item for sale. Hidden and unknown goods are
 * refused with notFound.
 */
export const skuQuery = ({
  itemId,
  productId,
  skuNo = '',
  isSignedIn,
}: {
  itemId: string;
  productId: string;
  skuNo?: string;
  isSignedIn: boolean;
}) => {
  const [path, byNoPath] = isSignedIn
    ? (['/api/Product/GetSkuModel', '/api/Product/GetSkuModelBySkuNo'] as const)
    : (['/api/ProductToC/GetSkuModel', '/api/ProductToC/GetSkuModelBySkuNo'] as const);
  const data = itemId ? { itemId } : { productId };
  return queryOptions({
    queryKey: [path, skuNo ? { skuNo } : data],
    queryFn: ({ signal }) =>
      skuNo ? post(byNoPath, { data: { skuNo } }, { signal }) : post(path, { data }, { signal }),
  });
};

/** Who ships the goods; for signed-in buyers. */
export const supplierQuery = (supplierId: string) => {
  const path = '/api/BasSupplier/GetModel';
  const body = { data: { supplierId } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => post(path, body, { signal }),
    staleTime: 300_000,
  });
};

/** What names an item: its number where the page was opened by one, else its id. */
export type ItemKey = { skuNo: string } | { itemId: string };

/** Every picture of an item. */
export const picturesQuery = (item: ItemKey, isSignedIn: boolean) => {
  const body = { data: item };
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    'skuNo' in item
      ? post(
          isSignedIn ? '/api/Product/GetSkuModelIMGByNo' : '/api/ProductToC/GetSkuModelIMGByNo',
          { data: item },
          { signal },
        )
      : post(isSignedIn ? '/api/Product/GetSkuModelIMG' : '/api/ProductToC/GetSkuModelIMG', { data: item }, { signal });
  return queryOptions({ queryKey: ['pictures', isSignedIn, body], queryFn, staleTime: 60_000 });
};

/** Where an item stands in the tree of categories, and what is beside it. */
export const itemPlaceQuery = (item: ItemKey, isSignedIn: boolean) => {
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    'skuNo' in item
      ? post(
          isSignedIn ? '/api/Product/GetCategoryListByIdBotSkuNo' : '/api/ProductToC/GetCategoryListByIdBotSkuNo',
          { data: item },
          { signal },
        )
      : post(
          isSignedIn ? '/api/Product/GetCategoryListByIdBotSku' : '/api/ProductToC/GetCategoryListByIdBotSku',
          { data: item },
          { signal },
        );
  return queryOptions({ queryKey: ['itemPlace', isSignedIn, item], queryFn, staleTime: 300_000 });
};

/** By what the goods of a category tell themselves apart, with how many goods each value has. */
export const categoryTagsQuery = (categoryId: string, isSignedIn: boolean) => {
  const path = isSignedIn ? '/api/Product/GetSkuSelTag' : '/api/ProductToC/GetSkuSelTag';
  const body = { reqData: { categoryId } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => (await post(path, body, { signal })).resultData,
    enabled: categoryId !== '',
    staleTime: 60_000,
  });
};

const promotionsPath = '/api/EcmPromotion/GetList';

/** The promotions that hold for an item now. */
export const promotionsQuery = (itemId: string) =>
  queryOptions({
    queryKey: [promotionsPath, itemId],
    queryFn: async ({ signal }) => (await post(promotionsPath, { reqData: { itemId } }, { signal })).resultData,
    staleTime: 60_000,
  });

const extrasPath = '/api/EcmGoods/GetExtras';

/** Related goods and documents; the links of the documents hold for ten minutes. */
export const extrasQuery = (itemId: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [extrasPath, itemId, isSignedIn],
    queryFn: async ({ signal }) => (await post(extrasPath, { data: { itemId } }, { signal })).resultData,
    staleTime: 60_000,
    refetchInterval: 300_000,
  });
