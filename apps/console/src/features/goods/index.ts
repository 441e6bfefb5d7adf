export { goodsOptionsQuery, goodsQuery } from './goods.queries.ts';
