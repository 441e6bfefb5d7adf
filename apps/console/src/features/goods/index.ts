export { goodsOptionsQuery } from './goods.queries.ts';
