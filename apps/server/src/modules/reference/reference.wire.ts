import { type CarrierScene, carrierScenes } from '@jicai/domain/orders/logistics.ts';
import type { Area } from '@jicai/contract/shop/reference.ts';
import { type AreaRow, isLeaf } from './areas.ts';
import { listLogistics } from './logistics.ts';

export const toArea = (area: AreaRow): Area => ({
  areaCode: area.code,
  areaName: area.name,
  parentCode: area.parentCode,
  level: area.level,
  isLeaf: isLeaf(area),
});

/** Goods on their way back: the buyer may carry them himself, the shop names no carrier for him. */
export function toLogisticsList(scene: CarrierScene | undefined) {
  return listLogistics().map((carrier, index) => ({
    ...carrier,
    isDefault: scene !== carrierScenes.sendBack && index === 0,
  }));
}
