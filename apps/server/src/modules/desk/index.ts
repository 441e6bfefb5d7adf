export { selectGuide } from './guide.store.ts';
