import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import type { SettledGoods } from './goods-in-address.ts';

const path = '/api/ShopOrder/Settle';
const costCentersPath = '/api/ShopOrder/GetCostCenters';

export interface SettleAsk {
  goods: SettledGoods;
  /** Absent: the default address. */
  addressId?: string;
  payMode?: PayMode;
}

/** The figures of the order for these goods, this address and this payment mode; the server computes all of them. */
export const settleQuery = ({ goods, addressId, payMode }: SettleAsk) => {
  const body = { data: { ...goods, addressId, payMode } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }): Promise<SettlePreview> => (await post(path, body, { signal })).resultData,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // The old preview would be submitted with its old key after a return to this page.
    gcTime: 0,
  });
};

/** What the enterprise's recent orders were booked on, for suggestions. */
export const costCentersQuery = () =>
  queryOptions({
    queryKey: [costCentersPath],
    queryFn: async ({ signal }) => (await post(costCentersPath, { reqData: {} }, { signal })).resultData,
    // The order just submitted may have brought a new one.
    staleTime: 0,
  });
