import { holdUnderLine, isHeld, type SellingPrices } from '@jicai/domain/money/margin-line.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { WaitingPrices } from '../goods-writing/index.ts';
import { selectMarginLines } from '../pricing/index.ts';
import type { ItemRow } from './product-editor.store.ts';
import type { ProductInput } from './save-product.ts';

/** The first prices of an item that is not there yet. */
const noPrices: SellingPrices = { retailFen: null, enterpriseFen: null, tiers: [] };

type Waiting = Pick<WaitingPrices, 'set'> & { itemNo: string };

/**
 * A product without the prices that wait for a second person: those of before stay, by the costs and the category that the
 * save itself brings. An item that has no price yet is off sale until then.
 */
export async function holdPrices(
  ctx: Ctx,
  input: ProductInput,
  before: readonly ItemRow[],
): Promise<{ input: ProductInput; waiting: Waiting[] }> {
  const lineBp = (await selectMarginLines(ctx, [input.categoryId])).get(input.categoryId) ?? 0;
  const waiting: Waiting[] = [];
  const items = input.items.map((item) => {
    const standing = before.find(({ itemId }) => itemId === item.itemId);
    const stoodCost = standing?.supplierId === item.supplierId ? standing.costFen : null;
    const costFen = item.costFen === undefined ? stoodCost : item.costFen;
    const { retailFen, enterpriseFen, tiers } = item;
    const held = holdUnderLine(standing ?? noPrices, { retailFen, enterpriseFen, tiers }, { costFen, lineBp });
    if (!isHeld(held)) return item;
    const isUnpriced = held.now.retailFen === null && held.now.enterpriseFen === null;
    waiting.push({
      itemNo: item.itemNo,
      set: { ...held.waiting, ...(isUnpriced && item.isOnSale && { isOnSale: true as const }) },
    });
    return { ...item, ...held.now, isOnSale: item.isOnSale && !isUnpriced };
  });
  return { input: { ...input, items }, waiting };
}
