import { holdUnderLine, isHeld, type SellingPrices } from '@jicai/domain/money/margin-line.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectMarginLines } from '../pricing/index.ts';
import type { GoodsRow } from './goods-row.ts';
import type { ResolvedRow } from './goods.store.ts';
import type { WaitingPrices } from './price-change.ts';
import { selectSellingPrices } from './selling-prices.store.ts';

const noPrices: SellingPrices = { retailFen: null, enterpriseFen: null, tiers: [] };

/**
 * Rows of a goods file without the prices that wait for a second person (docs/domain/money.md §10): those of before stay. The
 * rows themselves are left as they are, for a transaction may be run again.
 */
export async function holdRows<R extends GoodsRow & Pick<ResolvedRow, 'categoryId' | 'supplierId'>>(
  ctx: Ctx,
  rows: readonly R[],
): Promise<{ rows: R[]; waiting: Map<string, WaitingPrices['set']> }> {
  const itemNos = rows.map(({ itemNo }) => itemNo);
  const found = await selectSellingPrices(ctx, { itemNos }, { isLocked: false });
  const standing = new Map([...found.values()].map((item) => [item.itemNo, item]));
  const lines = await selectMarginLines(ctx, [...new Set(rows.map(({ categoryId }) => categoryId))]);
  const waiting = new Map<string, WaitingPrices['set']>();
  const held = rows.map((row) => {
    const before = standing.get(row.itemNo);
    const stoodFen = before?.supplierId === row.supplierId ? before.costFen : null;
    const costFen = row.costFen === undefined ? stoodFen : row.costFen;
    const asked = { retailFen: row.priceFen, enterpriseFen: row.enterpriseFen, tiers: row.tiers };
    const result = holdUnderLine(before ?? noPrices, asked, { costFen, lineBp: lines.get(row.categoryId) ?? 0 });
    if (!isHeld(result)) return row;
    waiting.set(row.itemNo, result.waiting);
    const { retailFen: priceFen, enterpriseFen, tiers } = result.now;
    return { ...row, priceFen, enterpriseFen, tiers };
  });
  return { rows: held, waiting };
}
