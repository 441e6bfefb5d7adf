import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';

export { OrderReturns } from './OrderReturns.tsx';
export { ReceiveDialog } from './ReceiveDialog.tsx';

/** Loaded when it is drawn: few who see its place open it. */
export const ReturnList = lazyPart(async () => (await import('./ReturnList.tsx')).ReturnList, ErrorState);
