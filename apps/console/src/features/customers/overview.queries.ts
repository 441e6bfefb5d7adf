import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryOptions } from '@tanstack/react-query';

const overviewPath = '/api/OpsCustomer/GetOverview';
const creditUsePath = '/api/OpsCustomer/GetCreditUse';

export type Overview = ResultOf<typeof overviewPath>;
export type CreditUse = ResultOf<typeof creditUsePath>;

export const overviewQuery = (customerId: string) =>
  queryOptions({
    queryKey: [overviewPath, customerId],
    queryFn: async ({ signal }) => (await post(overviewPath, { data: { customerId } }, { signal })).resultData,
  });

export const creditUseQuery = (customerId: string) =>
  queryOptions({
    queryKey: [creditUsePath, customerId],
    queryFn: async ({ signal }) => (await post(creditUsePath, { data: { customerId } }, { signal })).resultData,
  });
