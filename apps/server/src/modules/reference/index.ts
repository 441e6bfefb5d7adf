export { areaNameOf, areaTextOf, areaWords, findAreaPath } from './areas.ts';
export { isDeliverable, listUndeliverable, readServedCounties } from './delivery.ts';
export { selectShopOptions } from './delivery.store.ts';
