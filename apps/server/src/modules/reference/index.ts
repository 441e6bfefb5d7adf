export { areaNameOf, areaTextOf, areaWords, findAreaPath } from './areas.ts';
export { isDeliverable, listUndeliverable } from './delivery.ts';
export { listLogistics, logisticsName } from './logistics.ts';
