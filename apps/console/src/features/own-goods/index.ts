export { ownGoodsQuery } from './own-goods.queries.ts';
export { OwnStockCell } from './OwnStockCell.tsx';
