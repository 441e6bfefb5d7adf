import type { ResultOf } from '@jicai/contract/index.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { addLines, toAddListResult } from '../cart/index.ts';
import { getOrder } from './read-orders.ts';

/** Puts the goods of an order into the caller's cart again; what can no longer be bought is named and the rest goes in. */
export async function rebuy(ctx: SignedInCtx, orderNo: string): Promise<ResultOf<'/api/ShopOrder/Rebuy'>> {
  const { lines } = (await getOrder(ctx, { orderNo })).order;
  const added = await addLines(ctx, lines);
  const noOf = new Map(lines.map((line) => [line.itemId, line.itemNo]));
  return toAddListResult(added.map((line) => ({ ...line, itemNo: noOf.get(line.itemId) ?? line.itemNo })));
}
