import { lazy } from 'react';

export { OrderReturns } from './OrderReturns.tsx';
export { ReceiveDialog } from './ReceiveDialog.tsx';

/** Loaded when it is drawn: few who see its place open it. */
export const ReturnList = lazy(async () => ({ default: (await import('./ReturnList.tsx')).ReturnList }));
