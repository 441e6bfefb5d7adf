export { listNavCategories } from './nav-categories.ts';
