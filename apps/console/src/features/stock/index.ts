export { StockDialog } from './StockDialog.tsx';
