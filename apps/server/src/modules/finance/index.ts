export { type Credit, findCredit, getCredit, revertCredit, takeCredit } from './credit.ts';
export { financeRoutes } from './finance.routes.ts';
