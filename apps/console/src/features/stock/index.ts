export { StockDialog } from './StockDialog.tsx';
export { useSetPlace } from './set-place.ts';
export { type Adjusted, useUndoAdjustment } from './use-undo-adjustment.ts';
