export { PeriodExport } from './ExportButton.tsx';
export { orderTone } from './order-looks.ts';
export { MoreMenu } from './MoreMenu.tsx';
export { orderSteps } from './order-steps.ts';
export {
  orderFiltersQuery,
  orderPageQuery,
  refreshOrders,
  stateCountQuery,
  tradeOrderQuery,
} from './orders.queries.ts';
export { TrackTimeline } from './TrackTimeline.tsx';
