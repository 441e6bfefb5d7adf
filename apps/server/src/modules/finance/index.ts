export { type Credit, findCredit, getCredit, revertCredit, useCredit } from './credit.ts';
export { financeRoutes } from './finance.routes.ts';
