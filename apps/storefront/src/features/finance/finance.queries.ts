import type { ResultOf } from '@jicai/contract/index.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const creditPath = '/api/FinCheck/GetCredit';
const pagePath = '/api/FinCheck/GetCreditPage';

const balancePath = '/api/FinCheck/GetBalancePage';

export type Credit = ResultOf<typeof creditPath>;
export type CreditEntry = ResultOf<typeof pagePath>[number];

export const creditQuery = () =>
  queryOptions({
    queryKey: [creditPath],
    queryFn: async ({ signal }) => (await post(creditPath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

/** The last changes of the balance. */
export const balancePageQuery = () => {
  const body = { pageIndex: 1, pageSize: 20, reqData: {} };
  return queryOptions({
    queryKey: [balancePath, body],
    queryFn: async ({ signal }) => (await post(balancePath, body, { signal })).resultData,
    staleTime: 0,
  });
};

/** `month` "YYYY-MM", or '' for all of it. */
export const creditPageQuery = (month: string, pageIndex: number) => {
  const body = { pageIndex, pageSize: 20, reqData: { month } };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
