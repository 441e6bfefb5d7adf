import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSentTo } from './sent-to.ts';

const path = '/api/EcmGoods/GetDelivery';

export type Delivery = ResultOf<typeof path>;
type SentItem = { itemId: string; qty: number };

const deliveryQuery = (areaCode: string, itemList: readonly SentItem[], isSignedIn: boolean) =>
  queryOptions({
    queryKey: [path, areaCode, itemList, isSignedIn],
    queryFn: async ({ signal }) =>
      (await post(path, { reqData: { areaCode, itemList: [...itemList] } }, { signal })).resultData,
    placeholderData: keepPreviousData,
    enabled: itemList.length > 0,
    staleTime: 30_000,
  });

/** What sending these goods to the chosen area costs and when they arrive; undefined until it is known. */
export function useDelivery(itemList: readonly SentItem[]): Delivery | undefined {
  const areaCode = useSentTo((state) => state.areaCode);
  const isSignedIn = useIsSignedIn();
  return useQuery(deliveryQuery(areaCode, itemList, isSignedIn)).data;
}
