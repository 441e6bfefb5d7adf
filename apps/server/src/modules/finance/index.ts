export { selectOverpaidFen } from './balance.store.ts';
export { keepCreditNote, keepOverpaid, spendBalance } from './balance.ts';
export {
  type Credit,
  findCredit,
  freezeCredit,
  getCredit,
  spendFrozenCredit,
  takeCredit,
  unfreezeCredit,
} from './credit.ts';
export { getCreditOptions } from './credit-options.store.ts';
export { lockGrant, noGrant, saveGrant, saveRelease } from './credit-grant.store.ts';
export { lockCredit } from './credit.store.ts';
export { selectEntries } from './credit-entries.store.ts';
export { adjustCredit, refundCredit, reimburseCredit, revertCredit, setOverdue } from './owe-credit.ts';
