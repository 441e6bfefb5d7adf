import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const waysPath = '/api/Account/GetRegisterWays';
const path = '/api/Account/GetRegister';

/** The registration that a ticket leads to; refused as notFound when it is over. Never from the cache: the shop may have decided. */
export const ownRegisterQuery = (uploadTicket: string) => {
  const body = { data: { uploadTicket } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => (await post(path, body, { signal })).resultData,
    gcTime: 0,
    staleTime: Infinity,
  });
};

/** Whether anybody can register here by himself. */
export const registerWaysQuery = () =>
  queryOptions({
    queryKey: [waysPath],
    queryFn: async ({ signal }) => (await post(waysPath, {}, { signal })).resultData,
  });
