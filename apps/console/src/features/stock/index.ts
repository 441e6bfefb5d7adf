export { StockDialog } from './StockDialog.tsx';
export { useSetPlace } from './set-place.ts';
