export { type ReturnRow, returnsQuery } from './returns.queries.ts';
export { ReturnGoods } from './return-columns.tsx';
export { ReturnState } from './ReturnState.tsx';
