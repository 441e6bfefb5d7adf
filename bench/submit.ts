import { payModes } from '@jicai/domain/orders/order-states.ts';
import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { call, signIn } from './call.ts';
import type { RunningShop } from './processes.ts';

/** A buyer who is ready to submit: signed in, with an address, a basket of two goods and its preview. */
export interface ReadyBuyer {
  token: string;
  /** The body of a submit; each call carries a requestId of its own. */
  body: () => string;
}

export interface Card {
  itemId: string;
  minQty: number;
  stockState: number;
}

/** Prepares an order that any number of submits can repeat. `itemIds` default to the first two goods in stock. */
export async function readyBuyer(
  base: string,
  { token, itemIds }: { token?: string; itemIds?: string[] } = {},
): Promise<ReadyBuyer> {
  const signed = token ?? (await signIn(base, 'buyer'));
  const itemList = itemIds
    ? itemIds.map((itemId) => ({ itemId, qty: 1 }))
    : (await goodsInStock(base)).slice(0, 2).map(({ itemId, minQty }) => ({ itemId, qty: minQty }));
  const settled = await call(base, '/api/ShopOrder/Settle', { data: { itemList } }, signed);
  if (!settled.success) throw new Error(settled.errorMsg);
  const { previewKey, address } = settled.resultData as { previewKey: string; address: { addressId: string } };
  const data = { itemList, previewKey, addressId: address.addressId, payMode: payModes.online };
  return { token: signed, body: () => JSON.stringify({ data: { ...data, requestId: randomUUID() } }) };
}

/** Goods in stock that are sold by the piece. */
export async function goodsInStock(base: string): Promise<Card[]> {
  const page = await call(base, '/api/ProductToC/GetWebSkuPage', {
    pageIndex: 1,
    pageSize: 100,
    reqData: { inStock: true },
  });
  return (page.resultData as Card[]).filter((card) => card.stockState === stockStates.enough && card.minQty === 1);
}

/** Goods that do not run out while the load lasts. */
export async function fillStock(shop: Pick<RunningShop, 'databaseUrl'>): Promise<void> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('update stock_rows set on_hand = 100000000 where on_hand > 0');
  await client.end();
}
