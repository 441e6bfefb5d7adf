import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useSession } from '@jicai/web/session/session.ts';

export const listPath = '/api/ShopCart/GetList';
export const pagePath = '/api/ShopCart/GetPage';

/** The fields of a cart item, which the specification sends empty: they narrow nothing. */
const anyLine = {
  cartId: '',
  companyId: '',
  accountId: '',
  itemId: '',
  itemNo: '',
  itemName: '',
  itemSpec: '',
  colorName: '',
  chartQty: '',
  chartPrice: '',
  chartTotalFee: '',
  isChecked: '',
  createTime: '',
  editTime: '',
  realPrice: '',
  imgs: '',
  itemState: '',
} as const;

/** The mini cart: page 1 of 10 lines; totals and totalCount are of the whole cart (spec section 9). */
export const miniCartQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: ({ signal }) =>
      post(
        listPath,
        { token: useSession.getState().token, pageIndex: 1, pageSize: 10, searchKey: '', reqData: anyLine },
        { signal },
      ),
    refetchOnWindowFocus: true,
    meta: { isToasted: true },
  });

export const cartPageSize = 100;

/** Half of the whole cart, which holds at most 200 lines (docs/domain/money.md §6). */
export const cartPageQuery = (pageIndex: number) => {
  const body = { pageIndex, pageSize: cartPageSize, reqData: {} };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    refetchOnWindowFocus: true,
    meta: { isToasted: true },
  });
};

/**
 * Asks again for what every view of the cart shows. A page of it that nobody looks at is forgotten: opened later it would
 * show, until the answer comes, lines that were ordered since.
 */
export function refreshCart() {
  queryClient.removeQueries({ queryKey: [pagePath], type: 'inactive' });
  return Promise.all([listPath, pagePath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

const discountPath = '/api/EcmPromotion/GetCartModel';

/** What promotions take off these lines; asked anew when one of them changes. */
export const discountQuery = (lines: readonly { cartId: string; chartQty: number }[]) =>
  queryOptions({
    queryKey: [discountPath, lines],
    queryFn: async ({ signal }) =>
      (await post(discountPath, { data: { cartIds: lines.map(({ cartId }) => cartId) } }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });
