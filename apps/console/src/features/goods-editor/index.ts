export { categoryTreeQuery } from './product.queries.ts';
