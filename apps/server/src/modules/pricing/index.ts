export { replaceTiers } from './pricing.store.ts';
export {
  asRetail,
  customerWithPrices,
  hiddenPrice,
  type ResolvedPrice,
  resolvePrices,
  resolveRetailPrices,
} from './resolve-prices.ts';
