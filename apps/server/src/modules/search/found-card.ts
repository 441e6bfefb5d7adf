import type { StockState } from '@jicai/domain/goods/quantity.ts';
import type { CardFacts } from '../catalog/index.ts';
import type { ResolvedPrice } from '../pricing/index.ts';

/** What a page shows of an item, as its document holds it. */
export interface FoundCard {
  facts: CardFacts;
  /** As resolvePrices finds it for visitors, at the least quantity. */
  retail: ResolvedPrice;
  stockState: StockState;
}
