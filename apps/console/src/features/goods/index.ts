export { CostCell } from './CostCell.tsx';
export { CostHistoryDialog } from './CostHistoryDialog.tsx';
export { CostLine } from './CostLine.tsx';
export { type GoodsRow, goodsOptionsQuery, goodsQuery } from './goods.queries.ts';
export { Margin } from './Margin.tsx';
export { PlansCard } from './PlansCard.tsx';
