/** What the page of goods asks: stale behind whatever changes goods, their stock or what suppliers handed in. */
export const goodsListPaths = ['/api/OpsGoods/GetPage', '/api/OpsGoods/GetCounts'] as const;
