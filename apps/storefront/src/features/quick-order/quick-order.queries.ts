import type { CheckedLine } from '@jicai/contract/cart/cart.ts';
import type { ListedItem } from '@jicai/domain/cart/order-list-text.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const path = '/api/ShopCart/CheckList';

/** What the cart would say to this list. The list of before stays in sight while a change of it is asked. */
export const checkedListQuery = (list: readonly ListedItem[]) => {
  const body = { reqData: { list: list.map(({ itemNo, qty }) => ({ itemNo, chartQty: qty })) } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => post(path, body, { signal }),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
  });
};

/** A line with the number as it was typed: that is its name in the list. */
export interface ListLine {
  typed: ListedItem;
  /** Undefined until it has been asked about. */
  checked: CheckedLine | undefined;
}
