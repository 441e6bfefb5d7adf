import type { ShopReturnAction } from '@jicai/domain/returns/return-actions.ts';
import { AgreeDialog } from './AgreeDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { ReshipDialog } from './ReshipDialog.tsx';
import type { ReturnSheet } from './returns.queries.ts';

/** Acts of a dialog; goods are inspected on a page of their own. */
export type DialogAction = Exclude<ShopReturnAction, 'receive'>;

/** The dialog of an act. */
export function ReturnDialogs({
  sheet,
  action,
  onClose,
}: {
  sheet: ReturnSheet;
  action: DialogAction | undefined;
  onClose: () => void;
}) {
  switch (action) {
    case 'agree':
      return <AgreeDialog sheet={sheet} onClose={onClose} />;
    case 'refuse':
    case 'refuseReceive':
      return <RefuseDialog sheet={sheet} isOfGoods={action === 'refuseReceive'} onClose={onClose} />;
    case 'reship':
      return <ReshipDialog sheet={sheet} onClose={onClose} />;
    case undefined:
      return null;
    default:
      return action satisfies never;
  }
}
