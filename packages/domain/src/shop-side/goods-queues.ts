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

/** Views of the page of goods that say how many stand in them. */
export const countedGoodsViews = [...goodsQueueNames, 'proposals'] as const;

/** Views of a supplier's list of its own goods. */
export const ownGoodsQueues = {
  onSale: goodsQueues.onSale,
  offSale: goodsQueues.offSale,
  noStock: goodsQueues.noStock,
  /** On sale, and none for sale or fewer than the safety stock. */
  warned: '库存预警',
} as const;
export type OwnGoodsQueue = keyof typeof ownGoodsQueues;
export const ownGoodsQueueNames = Object.keys(ownGoodsQueues) as [OwnGoodsQueue, ...OwnGoodsQueue[]];
