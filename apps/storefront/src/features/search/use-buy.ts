import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { nearestQuantity, type QuantityLimits } from '@jicai/ui/forms/nearest-quantity.ts';
import { useState } from 'react';
import { useAddToCart } from '../cart/index.ts';

export const limitsOf = (sku: { minQty: number; stepQty: number; maxQty: number }): QuantityLimits => ({
  min: sku.minQty,
  step: sku.stepQty,
  max: sku.maxQty,
});

export interface Buy {
  sku: SkuCard;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Puts that quantity into the cart. */
  add: (event: { currentTarget: Element }) => void;
  isAdding: boolean;
}

/** The quantity that one card or row is about to buy; it starts at the smallest allowed one. */
export function useBuy(sku: SkuCard): Buy {
  const [quantity, setQuantity] = useState(() => nearestQuantity(sku.minQty, limitsOf(sku)));
  const { add, isAdding } = useAddToCart();
  return {
    sku,
    quantity,
    setQuantity,
    add: ({ currentTarget }) => add({ itemId: sku.itemId, chartQty: quantity, unitName: sku.unitName }, currentTarget),
    isAdding,
  };
}
