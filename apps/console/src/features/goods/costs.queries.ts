import { post } from '@jicai/web/call/post.ts';
import { queryOptions } from '@tanstack/react-query';

const historyPath = '/api/OpsGoods/GetCostHistory';

export const costHistoryQuery = (itemId: string) =>
  queryOptions({
    queryKey: [historyPath, itemId],
    queryFn: async ({ signal }) => (await post(historyPath, { data: { itemId } }, { signal })).resultData,
  });
