export { reindexCategory } from './categories.ts';
