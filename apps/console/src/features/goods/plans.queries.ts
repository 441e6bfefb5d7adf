import type { AnswerOf } from '@jicai/contract/index.ts';
import type { PlanState } from '@jicai/domain/money/price-plans.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshGoods } from './goods.queries.ts';

const plansPath = '/api/OpsGoods/GetPlanPage';
export type PricePlan = AnswerOf<typeof plansPath>['resultData'][number];

export const plansQuery = ({
  searchKey,
  pageIndex,
  pageSize,
  ...reqData
}: {
  state?: PlanState | undefined;
  productId?: string | undefined;
  searchKey?: string;
  pageIndex: number;
  pageSize: number;
}) =>
  queryOptions({
    queryKey: [plansPath, { ...reqData, searchKey, pageIndex, pageSize }],
    queryFn: ({ signal }) => post(plansPath, { reqData, searchKey, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** After a plan was made or cancelled: plans, and the goods that show them. */
export async function refreshPlans(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [plansPath] }), refreshGoods()]);
}
