import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuDetail } from '@jicai/contract/goods/sku.ts';

export interface SpecValue {
  valueId: string;
  valueName: string;
  imgUrl?: string;
  isChosen: boolean;
  /** The item this choice leads to; undefined: no item of the product has it. */
  itemId: string | undefined;
  /** out: can be looked at but not bought now. */
  state: 'ok' | 'out';
}

export interface SpecChoice {
  specName: string;
  values: SpecValue[];
}

type Product = Pick<SkuDetail, 'specs' | 'skuMap'>;
type Sister = Product['skuMap'][number];

const canBuy = (sister: Sister | undefined) =>
  sister?.itemState === itemStates.onSale && sister.stockState !== stockStates.none;

/**
 * The specification chips for the item in view. A value leads to the item that has it and shares the other values with the one in view; where
 * there is none, to the one that shares most and can be bought.
 */
export function specChoices({ specs, skuMap }: Product, itemId: string): SpecChoice[] {
  const current = skuMap.find((sister) => sister.itemId === itemId)?.valueIds ?? [];
  return specs.map(({ specName, values }, at) => ({
    specName,
    values: values.map((value) => {
      const isChosen = current[at] === value.valueId;
      const exact = current.map((valueId, place) => (place === at ? value.valueId : valueId));
      const target = isChosen
        ? skuMap.find((sister) => sister.itemId === itemId)
        : (skuMap.find((sister) => isSame(sister.valueIds, exact)) ?? closest(skuMap, exact, at));
      const isExact = target !== undefined && isSame(target.valueIds, exact);
      return { ...value, isChosen, itemId: target?.itemId, state: isExact && canBuy(target) ? 'ok' : 'out' };
    }),
  }));
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, at) => id === b[at]);

function closest(skuMap: readonly Sister[], wanted: readonly string[], at: number): Sister | undefined {
  const score = (sister: Sister) =>
    sister.valueIds.filter((id, place) => id === wanted[place]).length + (canBuy(sister) ? 0.5 : 0);
  return skuMap
    .filter((sister) => sister.valueIds[at] === wanted[at])
    .reduce<Sister | undefined>((best, one) => (!best || score(one) > score(best) ? one : best), undefined);
}
