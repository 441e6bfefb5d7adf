export { fetchBill } from './fetch-bill.ts';
export { planBills } from './plan-bills.ts';
export { billLinesSheet } from './export-bill-lines.ts';
