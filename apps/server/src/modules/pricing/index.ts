export { replaceTiers } from './pricing.store.ts';
export { type ResolvedPrice, resolvePrices } from './resolve-prices.ts';
