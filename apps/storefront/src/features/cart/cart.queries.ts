import { queryOptions } from '@tanstack/react-query';
import { post } from '../../app/post.ts';
import { queryClient } from '../../app/query-client.ts';

export const listPath = '/api/ShopCart/GetList';
export const pagePath = '/api/ShopCart/GetPage';

/** The mini cart: page 1 of 10 lines; totals and totalCount are of the whole cart (spec section 9). */
export const miniCartQuery = () => {
  const body = { pageIndex: 1, pageSize: 10, reqData: {} };
  return queryOptions({
    queryKey: [listPath, body],
    queryFn: ({ signal }) => post(listPath, body, { signal }),
    refetchOnWindowFocus: true,
    meta: { isToasted: true },
  });
};

export const cartPageSize = 100;

/** Half of the whole cart, which holds at most 200 lines (domain.md 3.6). */
export const cartPageQuery = (pageIndex: number) => {
  const body = { pageIndex, pageSize: cartPageSize, reqData: {} };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    refetchOnWindowFocus: true,
    meta: { isToasted: true },
  });
};

/** Asks again for what every view of the cart shows. */
export const refreshCart = () =>
  Promise.all([listPath, pagePath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
