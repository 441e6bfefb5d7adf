export { endDueReturn } from './due-return.ts';
export { finishRefund } from './pay-out.ts';
export { returnsRoutes } from './returns.routes.ts';
