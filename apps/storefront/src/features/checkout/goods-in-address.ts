/** What is settled: lines of the cart, or goods bought now that never touch the cart. */
export type SettledGoods = { cartIds: string[] } | { itemList: SettledLine[] };

export interface SettledLine {
  itemId: string;
  qty: number;
}

const isId = (text: string) => /^\d{1,19}$/.test(text);

/** Reads `cartIds=1,2` or `itemList=itemId:qty,…` (see settlementPath); undefined when the address names no goods. */
export function goodsInAddress(params: URLSearchParams): SettledGoods | undefined {
  const cartIds = (params.get('cartIds') ?? '').split(',').filter(isId);
  if (cartIds.length > 0) return { cartIds };
  const itemList = (params.get('itemList') ?? '').split(',').flatMap((part) => {
    const [itemId = '', count = ''] = part.split(':');
    const qty = Number(count);
    return isId(itemId) && Number.isSafeInteger(qty) && qty > 0 ? [{ itemId, qty }] : [];
  });
  return itemList.length > 0 ? { itemList } : undefined;
}
