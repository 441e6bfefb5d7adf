import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const listPath = '/api/CustCostCenter/GetList';

/** The enterprise's own list, stopped ones too. */
export const costCenterListQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }) => (await post(listPath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

export const refreshCostCenters = () => queryClient.invalidateQueries({ queryKey: [listPath] });
