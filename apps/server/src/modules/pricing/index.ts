export { type ResolvedPrice, resolvePrices } from './resolve-prices.ts';
