import type { AnswerOf } from '@jicai/contract/index.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const selfPath = '/api/OpsSelf/GetModel';
export type Self = AnswerOf<typeof selfPath>['resultData'];

/** Who is signed in, and what he may do. Asked once per visit: a changed role is felt at the next, its lock at once. */
export const selfQuery = () =>
  queryOptions({
    queryKey: [selfPath],
    queryFn: async ({ signal }) => (await post(selfPath, {}, { signal })).resultData,
    staleTime: Infinity,
  });

/** Whether the user works for a supplier; false while it is not known yet. */
export function useIsSupplier(): boolean {
  return useQuery(selfQuery()).data?.accountType === accountTypes.supplier;
}

/** What the shop sets of deadlines that screens name; inside the frame it is known before a page is drawn. */
export function useTerms(): Self['terms'] {
  const { data } = useQuery(selfQuery());
  return data?.terms ?? { paperDays: 0, priceDays: 0, viewingMinutes: 0, changeDays: 0 };
}

/** Whether the user holds a permission; false while it is not known yet. Buttons show by it, the server decides. */
export function useMay(): (permission: ShopPermission) => boolean {
  const { data } = useQuery(selfQuery());
  return (permission) => data?.permissions.includes(permission) ?? false;
}
