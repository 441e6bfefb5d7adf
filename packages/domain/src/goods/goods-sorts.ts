/** What the list of goods may stand by, up or down; without one the newest are first (docs/domain/catalog.md §21). */
export const goodsSorts = ['no', 'retail', 'stock', 'changed'] as const;
export type GoodsSort = (typeof goodsSorts)[number];
