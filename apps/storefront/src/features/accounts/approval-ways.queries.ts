import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/Account/GetApprovalWays';

/** By which ways the approver may be told outside the shop, and whom each reaches now. */
export const approvalWaysQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

export const refreshApprovalWays = () => queryClient.invalidateQueries({ queryKey: [path] });
