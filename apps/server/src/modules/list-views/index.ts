export { saveHabit } from './list-views.store.ts';
