export { areaNameOf, areaTextOf, areaWords, findAreaPath } from './areas.ts';
export { isDeliverable, listUndeliverable, readServedCounties } from './delivery.ts';
export { logisticsName } from './logistics.ts';
export { selectShopOptions } from './delivery.store.ts';
