/** One line of a supplier's stock file (docs/domain/suppliers.md §5). */
export interface StockLine {
  row: number;
  itemNo: string;
  qty: string;
}

/** An item of the supplier as its stock stands; `onHand` null where stock is not kept. */
export interface StockStanding {
  onHand: number | null;
  reserved: number | null;
}

/** Rows of a stock file, and of one writing. */
export const mostStockRows = 2000;
const mostPieces = 999_999_999;

/** What its header may be called; what stands in other columns is not read. */
export const stockHeaders = {
  itemNo: ['货号', 'itemNo', '商品编号'],
  qty: ['库存', '数量', 'stock', '现有库存'],
} as const;

/** What a line would make of the stock, or why it cannot. `earlierRow`: where the same item stands already. */
export function stockLineOutcome(
  { itemNo, qty }: Pick<StockLine, 'itemNo' | 'qty'>,
  standing: StockStanding | undefined,
  earlierRow: number | undefined,
): { from: number; to: number } | { fault: string } {
  if (itemNo === '') return { fault: '缺少货号' };
  if (earlierRow !== undefined) return { fault: `与第 ${earlierRow} 行重复` };
  if (!standing) return { fault: '不是您的商品' };
  if (!/^\d{1,9}$/.test(qty)) return { fault: '数量应为非负整数' };
  const to = Number(qty);
  if (to > mostPieces) return { fault: '数量应为非负整数' };
  if (standing.onHand === null) return { fault: '这个商品没有库存记录' };
  if (to < (standing.reserved ?? 0)) return { fault: `订单已占用 ${standing.reserved} 件，不能更少` };
  return { from: standing.onHand, to };
}
