import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const pagePath = '/api/CustRole/GetPage';
const functionsPath = '/api/KamFunction/GetFunction';
const menuPath = '/api/KamFunction/GetUserByFunction';
const userPath = '/api/Account/GetUserInfo';

export const rolesQuery = ({ searchKey, pageIndex }: { searchKey: string; pageIndex: number }) => {
  const body = { reqData: {}, searchKey, pageIndex, pageSize: 20 };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** All roles of the enterprise, which has few, to choose from. */
export const roleChoicesQuery = () => {
  const body = { reqData: {}, pageIndex: 1, pageSize: 100 };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: async ({ signal }) => (await post(pagePath, body, { signal })).resultData,
    staleTime: 60_000,
  });
};

/** Everything roles of an enterprise may hold; `isGrantable` where the viewer holds it himself. */
export const functionsQuery = () =>
  queryOptions({
    queryKey: [functionsPath],
    queryFn: async ({ signal }) => (await post(functionsPath, { reqData: {} }, { signal })).resultData,
    staleTime: 60_000,
  });

/** After a change: the roles, and what the viewer himself may do, who may hold the role. */
export const refreshRoles = () =>
  Promise.all(
    [pagePath, functionsPath, menuPath, userPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
