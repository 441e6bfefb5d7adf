import {
  logisticsName,
  type CarrierScene,
  carrierScenes,
  carriersOf,
  logistics,
} from '@jicai/domain/orders/logistics.ts';
import type { Area } from '@jicai/contract/shop/reference.ts';
import { type AreaRow, isLeaf } from './areas.ts';

export const toArea = (area: AreaRow): Area => ({
  areaCode: area.code,
  areaName: area.name,
  parentCode: area.parentCode,
  level: area.level,
  isLeaf: isLeaf(area),
});

/** Goods on their way back go by any carrier and the shop names none; its own parcels by those it chose, the usual one first. */
export function toLogisticsList(scene: CarrierScene | undefined, options: unknown) {
  if (scene === carrierScenes.sendBack) return logistics.map((carrier) => ({ ...carrier, isDefault: false }));
  return carriersOf(options).map((code, index) => ({
    logisticsCode: code,
    logisticsName: logisticsName(code) ?? '',
    isDefault: index === 0,
  }));
}
