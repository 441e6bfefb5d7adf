import { type CarrierScene, carrierScenes } from '@jicai/domain/orders/logistics.ts';
import type { Area } from '@jicai/contract/shop/reference.ts';
import type { FreightRule } from '@jicai/domain/money/freight.ts';
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

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** The shop's freight in one sentence; each supplier's goods are one order. */
export function freightRemarkOf({ baseFen, perUnitFen, freeFromFen }: FreightRule): string {
  if (baseFen === 0 && perUnitFen === 0) return '全场包邮';
  const charge =
    perUnitFen === 0 ? `运费${yuan(baseFen)}` : `首件运费${yuan(baseFen)}，每增加一件加收${yuan(perUnitFen)}`;
  if (freeFromFen === null) return `同一供应商的商品${charge}`;
  return `同一供应商的商品满${yuan(freeFromFen)}包邮，未满${charge}`;
}
