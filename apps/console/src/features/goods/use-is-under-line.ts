import { holdUnderLine, isHeld, type SellingPrices } from '@jicai/domain/money/margin-line.ts';
import type { PlannedPriceName } from '@jicai/domain/money/price-plans.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type GoodsRow, previewQuery } from './goods.queries.ts';

/**
 * Whether a price leaves less than the margin line (docs/domain/money.md §10). Who may not see costs learns it from the
 * preview, which says so to everybody.
 */
export function useIsUnderLine(item: GoodsRow, price: PlannedPriceName, typedFen: number | undefined): boolean {
  const fen = useDeferredValue(typedFen);
  const { itemId, costFen, marginLineBp } = item;
  const isBlind = costFen === undefined || marginLineBp === undefined;
  const isAsked = isBlind && fen !== undefined && fen > 0 && fen !== item[price];
  const { data } = useQuery({
    ...previewQuery([itemId], { kind: 'price', price, mode: 'set', value: fen ?? 0 }),
    enabled: isAsked,
  });
  if (!typedFen) return false;
  if (isBlind) return isAsked && fen === typedFen && data?.[0]?.isUnderLine === true;
  const before: SellingPrices = { retailFen: item.retailFen, enterpriseFen: item.enterpriseFen, tiers: [] };
  return isHeld(holdUnderLine(before, { ...before, [price]: typedFen }, { costFen, lineBp: marginLineBp }));
}
