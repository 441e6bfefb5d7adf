export {
  type Credit,
  findCredit,
  freezeCredit,
  getCredit,
  revertCredit,
  spendFrozenCredit,
  takeCredit,
  unfreezeCredit,
} from './credit.ts';
export { financeRoutes } from './finance.routes.ts';
export { lockCredit } from './overdue.store.ts';
export { adjustCredit, refundCredit, reimburseCredit, setOverdue } from './owe-credit.ts';
