import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { PriceSource } from '@jicai/domain/money/pricing.ts';

/** Prices that were agreed with the customer carry a tag of their own. */
export const isAgreedPrice = (source: PriceSource) => source === 'contract' || source === 'discount';

/** 0 无货, 1 有货, 2 紧张. */
export function stockText({ stockState, itemState }: { stockState: number; itemState: number }): string {
  if (itemState === itemStates.offSale) return '已下架';
  if (stockState === stockStates.none) return '暂时缺货';
  return stockState === stockStates.scarce ? '库存紧张' : '有货';
}

/** When goods leave the store, beside a label that says so: '当天', '2 个工作日内'; `deliveryDays` are working days. */
export function leavesText(deliveryDays: number): string {
  if (deliveryDays <= 0) return '当天';
  return deliveryDays === 1 ? '次日' : `${deliveryDays} 个工作日内`;
}

/** The same by itself: '当天发货'. */
export const deliveryText = (deliveryDays: number): string => `${leavesText(deliveryDays)}发货`;

/** The quantity rule as text: '5 盒起订，按 5 的倍数购买'; '' if any quantity may be bought. */
export function quantityText(rule: { minQty: number; stepQty: number; maxQty: number; unitName: string }): string {
  const { minQty, stepQty, maxQty, unitName } = rule;
  const parts = [
    minQty > 1 && `${minQty} ${unitName}起订`,
    stepQty > 1 && `按 ${stepQty} 的倍数购买`,
    maxQty > 0 && `限购 ${maxQty} ${unitName}`,
  ];
  return parts.filter(Boolean).join('，');
}

/** Whether the caller may put it into the cart now. */
export const isForSale = (sku: { price: number | null; itemState: number; stockState: number }) =>
  sku.itemState === itemStates.onSale && sku.stockState !== stockStates.none && sku.price !== null;
