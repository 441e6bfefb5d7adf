export { rollUpSales } from './roll-up.ts';
export { dropSalesDays } from './roll-up.store.ts';
