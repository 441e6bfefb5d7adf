/** Why stock moved, as its ledger names it (docs/domain/stock.md). */
export const stockMoveTexts = {
  reserve: '下单占用',
  release: '释放占用',
  ship: '发货',
  count: '盘点或调整',
  import: '导入',
  return: '退货入库',
  exchange: '换货发出',
} as const;
export type StockMoveSource = keyof typeof stockMoveTexts;
