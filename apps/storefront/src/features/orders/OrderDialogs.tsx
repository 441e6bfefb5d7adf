import { CancelDialog } from './CancelDialog.tsx';
import { RebuyDialog } from './RebuyDialog.tsx';
import type { useOrderActions } from './use-order-actions.ts';

/** The dialogs that the buttons of an order open. */
export function OrderDialogs({
  actions: { cancelling, closeCancel, rebought, closeRebought },
}: {
  actions: ReturnType<typeof useOrderActions>;
}) {
  return (
    <>
      {cancelling && <CancelDialog {...cancelling} onClose={closeCancel} />}
      {rebought && <RebuyDialog report={rebought} onClose={closeRebought} />}
    </>
  );
}
