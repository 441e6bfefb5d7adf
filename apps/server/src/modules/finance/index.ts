export {
  type Credit,
  findCredit,
  freezeCredit,
  getCredit,
  revertCredit,
  takeCredit,
  unfreezeCredit,
  useFrozenCredit,
} from './credit.ts';
export { financeRoutes } from './finance.routes.ts';
export { adjustCredit, refundCredit, reimburseCredit, setOverdue } from './owe-credit.ts';
