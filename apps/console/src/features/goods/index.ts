export { CostHistoryDialog } from './CostHistoryDialog.tsx';
export { CostLine } from './CostLine.tsx';
export { goodsOptionsQuery, goodsQuery } from './goods.queries.ts';
