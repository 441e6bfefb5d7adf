export { contractPriceChange } from './contract-price-change.ts';
export { discountChange } from './discount-change.ts';
export { releaseChange } from './release-overdue.ts';
export { creditChange } from './set-credit.ts';
