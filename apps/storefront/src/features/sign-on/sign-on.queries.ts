import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/CustSignOn/GetModel';
const linksPath = '/api/CustSignOn/GetLinks';

/** The identity system of the own enterprise. */
export const signOnQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

/** Its linked members, by a part of name or account; '' for all. */
export const signOnLinksQuery = ({ searchKey, pageIndex }: { searchKey: string; pageIndex: number }) => {
  const body = { reqData: {}, searchKey, pageIndex, pageSize: 10 };
  return queryOptions({
    queryKey: [linksPath, body],
    queryFn: ({ signal }) => post(linksPath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const refreshSignOn = () =>
  Promise.all([path, linksPath].map((changed) => queryClient.invalidateQueries({ queryKey: [changed] })));
