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
export { lockCredit } from './credit.store.ts';
export { adjustCredit, refundCredit, reimburseCredit, revertCredit, setOverdue } from './owe-credit.ts';
