import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import type { SettledLine } from './goods-in-address.ts';

const path = '/api/ShopOrder/Settle';

/** Whether an order of these goods will have to be approved, and by which rule; for a hint before anybody settles. */
export const approvalHintQuery = (itemList: SettledLine[]) => {
  const body = { data: { itemList } };
  return queryOptions({
    queryKey: [path, body, 'approval'],
    queryFn: async ({ signal }) => {
      const { auditRule, auditFlow = [] } = (await post(path, body, { signal })).resultData;
      return auditRule ? { ruleText: auditRule.ruleText, stepCount: auditFlow.length } : null;
    },
    placeholderData: keepPreviousData,
  });
};
