export { replaceTiers } from './pricing.store.ts';
export {
  customerWithPrices,
  hiddenPrice,
  type ResolvedPrice,
  resolvePrices,
  resolveRetailPrices,
} from './resolve-prices.ts';
