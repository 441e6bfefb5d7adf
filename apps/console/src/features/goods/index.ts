export { CostHistoryDialog } from './CostHistoryDialog.tsx';
export { CostLine } from './CostLine.tsx';
export { type GoodsRow, goodsOptionsQuery, goodsQuery } from './goods.queries.ts';
export { PlansCard } from './PlansCard.tsx';
