/** Views of the list of goods, in the order of the console (docs/domain/catalog.md §6). */
export const goodsQueues = {
  onSale: '在售',
  offSale: '已下架',
  noStock: '缺货',
  lowStock: '低库存',
  noPicture: '缺图',
} as const;
export type GoodsQueue = keyof typeof goodsQueues;
export const goodsQueueNames = Object.keys(goodsQueues) as [GoodsQueue, ...GoodsQueue[]];
