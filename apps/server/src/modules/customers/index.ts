export { contractPriceChange } from './contract-price-change.ts';
export { discountChange } from './discount-change.ts';
export { releaseChange } from './release-overdue.ts';
export { creditChange } from './set-credit.ts';
export { requireCustomer, savePrices } from './contract-prices.ts';
export { saveDiscount } from './discounts.ts';
export { saveGoodsPool } from './goods-pool.ts';
export { tellEndingPrices } from './tell-ending-prices.ts';
export { setSalesman } from './set-salesman.ts';
