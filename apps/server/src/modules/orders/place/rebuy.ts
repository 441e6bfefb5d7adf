import type { Rebought } from '@jicai/contract/orders/order-shapes.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { addLines } from '../../cart/index.ts';
import { readOrder } from '../read/read-orders.ts';

/**
 * Puts the goods of an order into the caller's cart again. What can no longer be bought is named and the rest goes in; goods whose price is another
 * than in the order are named too.
 */
export async function rebuy(ctx: SignedInCtx, orderNo: string): Promise<Rebought> {
  const { lines } = await readOrder(ctx, { orderNo });
  const added = await addLines(ctx, lines);
  const lineOf = new Map(lines.map((line) => [line.itemId, line]));
  const report: Rebought = { okCount: 0, failList: [], changedList: [] };
  for (const { itemId, refusal, priceFen } of added) {
    const line = lineOf.get(itemId);
    const named = { itemId, itemNo: line?.itemNo ?? '', itemName: line?.itemName ?? '' };
    if (refusal) {
      report.failList.push({ ...named, errorCode: refusal.code, errorMsg: refusal.message });
      continue;
    }
    report.okCount += 1;
    if (line && typeof priceFen === 'number' && priceFen !== line.priceFen) {
      report.changedList.push({ ...named, oldPrice: line.priceFen, price: priceFen });
    }
  }
  return report;
}
