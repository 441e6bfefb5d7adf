import type { FreightRule } from './freight.ts';
import { moneyText } from './yuan.ts';

const sizeText = (measure: FreightRule['measure'], size: number) => {
  if (measure === 'piece') return `${size}件`;
  return size % 1000 === 0 ? `${size / 1000}kg` : `${size}g`;
};

/** 首1件¥10.00，每续1件¥2.00 */
export function chargeText({ measure, baseSize, baseFen, stepSize, perUnitFen }: FreightRule): string {
  if (perUnitFen === 0) return moneyText(baseFen);
  return `首${sizeText(measure, baseSize)}${moneyText(baseFen)}，每续${sizeText(measure, stepSize)}${moneyText(perUnitFen)}`;
}

export const isFree = ({ baseFen, perUnitFen }: FreightRule): boolean => baseFen === 0 && perUnitFen === 0;

/** A rule in one sentence; each supplier's goods are one order. */
export function freightText(rule: FreightRule): string {
  if (isFree(rule)) return '全场包邮';
  const { freeFromFen } = rule;
  if (freeFromFen === null) return `同一供应商的商品运费${chargeText(rule)}`;
  return `同一供应商的商品满${moneyText(freeFromFen)}包邮，未满运费${chargeText(rule)}`;
}
