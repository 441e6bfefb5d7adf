import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { largestQuantity, nearestQuantity, type QuantityLimits } from '@jicai/ui/forms/nearest-quantity.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { settlementPath } from '../../app/paths.ts';
import { mayNotBuyText, useAddToCart, useMayBuy } from '../cart/index.ts';
import { isForSale } from '../../app/goods/goods-texts.ts';
import { stepAt, type TierStep, tierSteps } from './tiers.ts';

export interface Purchase {
  quantity: number;
  setQuantity: (quantity: number) => void;
  limits: QuantityLimits;
  steps: TierStep[];
  /** Price of one piece at this quantity; null: none is shown. */
  unitFen: number | null;
  canBuy: boolean;
  /** The buttons are there, if only disabled. */
  mayBuy: boolean;
  /** Why not, '' when it can be bought. */
  whyNot: string;
  addToCart: (event: { currentTarget: Element }) => void;
  isAdding: boolean;
  /** Straight to the settlement page, past the cart. */
  buyNow: () => void;
}

/** How many of this item are about to be bought, at what price, and the two ways to buy. `onAdded`: else the button answers. */
export function usePurchase(
  sku: SkuDetail,
  { onAdded }: { onAdded?: (quantity: number, button: Element) => void } = {},
): Purchase {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState({ itemId: sku.itemId, quantity: sku.minQty });
  const limits = { min: sku.minQty, step: sku.stepQty, max: maxOf(sku) };
  const quantity = nearestQuantity(wanted.itemId === sku.itemId ? wanted.quantity : sku.minQty, limits);
  const steps = sku.price === null ? [] : tierSteps(sku.price, sku.minQty, sku.tierPrices);
  const { add, isAdding } = useAddToCart(onAdded && { onAdded: (button) => onAdded(quantity, button) });
  const mayBuy = useMayBuy();
  const whyNot = mayBuy ? whyBuyDisabled(sku) : mayNotBuyText;
  return {
    quantity,
    setQuantity: (next) => setWanted({ itemId: sku.itemId, quantity: next }),
    limits,
    steps,
    unitFen: stepAt(steps, quantity)?.priceFen ?? null,
    canBuy: whyNot === '',
    mayBuy,
    whyNot,
    addToCart: ({ currentTarget }) =>
      add({ itemId: sku.itemId, chartQty: quantity, unitName: sku.unitName }, currentTarget),
    isAdding,
    // The guard sends a visitor to sign in first and then on to the settlement.
    buyNow: () => void navigate(settlementPath({ itemList: [{ itemId: sku.itemId, qty: quantity }] })),
  };
}

/** Not more than is limited or in stock; 0 = no limit. */
function maxOf({ maxQty, availQty, minQty }: SkuDetail): number {
  const most = Math.min(maxQty > 0 ? maxQty : largestQuantity, availQty ?? largestQuantity);
  return most >= minQty ? most : maxQty;
}

function whyBuyDisabled(sku: SkuDetail): string {
  if (sku.itemState === itemStates.offSale) return '该商品已下架';
  if (sku.stockState === stockStates.none) return '该规格暂时缺货';
  if (sku.availQty !== undefined && sku.availQty < sku.minQty) return '库存不足起订量';
  return isForSale(sku) ? '' : '暂无报价';
}
