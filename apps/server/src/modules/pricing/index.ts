export {
  costAt,
  costNow,
  costOf,
  type CostWriter,
  type ItemCost,
  saveCosts,
  selectCostHistory,
  selectCosts,
} from './cost-prices.store.ts';
export { mayEditCosts, maySeeCosts } from './cost-rights.ts';
export { keepPastPrices } from './past-prices.store.ts';
export { marginLine, selectMarginLines, selectMargins } from './margins.store.ts';
export {
  findCallerPool,
  isPooled,
  meetsPool,
  type PooledColumns,
  pooledItem,
  poolRow,
  savePool,
  selectPool,
} from './goods-pool.store.ts';
export { explainOffers } from './explain-offers.ts';
export { isEndingSoon, isOfValidity, isStanding } from './validity.store.ts';
export { offerColumns, offerJoins, type OfferRow, replaceTiers } from './pricing.store.ts';
export {
  asRetail,
  customerWithPrices,
  hiddenPrice,
  type ResolvedPrice,
  resolveOffers,
  readPrices,
  resolvePrices,
  resolveRetailPrices,
} from './resolve-prices.ts';
export {
  countOpenPromotions,
  countScopeIds,
  lockPromotion,
  type PromotionRow,
  type RunningPromotion,
  savePromotion,
  selectCategoryChains as listCategoryChains,
  selectPromotions as listPromotions,
  selectRunningPromotions as listRunningPromotions,
  setPromotionStopped,
} from './promotions.store.ts';
