import type { Claim } from './ClaimsBar.tsx';
import { AddInvoiceDialog } from './AddInvoiceDialog.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { CheckInvoiceDialog } from './CheckInvoiceDialog.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { CostsDialog } from './CostsDialog.tsx';
import { PayDialog } from './PayDialog.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import type { Settlement, SettlementLine, SupplierInvoice } from './settlements.queries.ts';
import { ReverseDialog, VoidDialog } from './VoidDialog.tsx';

export type SettlementAct =
  | { kind: 'costs' | 'reply' | 'pay' | 'void' | 'addInvoice' }
  | { kind: 'checkInvoice'; invoice: SupplierInvoice }
  | { kind: 'adjust'; row?: SettlementLine }
  | { kind: 'reverse' | 'claim'; row: SettlementLine };

/** The dialog of an act on a sheet or on one of its rows. */
export function SettlementDialogs({
  sheet,
  act,
  onClaim,
  onClose,
}: {
  sheet: Settlement;
  act: SettlementAct | undefined;
  onClaim: (lineId: string, claim: Claim) => void;
  onClose: () => void;
}) {
  if (!act) return null;
  switch (act.kind) {
    case 'costs':
      return <CostsDialog sheet={sheet} onClose={onClose} />;
    case 'reply':
      return <ReplyDialog sheet={sheet} onClose={onClose} />;
    case 'pay':
      return <PayDialog sheet={sheet} onClose={onClose} />;
    case 'addInvoice':
      return <AddInvoiceDialog sheet={sheet} onClose={onClose} />;
    case 'checkInvoice':
      return <CheckInvoiceDialog sheet={sheet} invoice={act.invoice} onClose={onClose} />;
    case 'void':
      return <VoidDialog sheet={sheet} onClose={onClose} />;
    case 'adjust':
      return <AdjustDialog sheet={sheet} row={act.row} onClose={onClose} />;
    case 'reverse':
      return <ReverseDialog sheet={sheet} row={act.row} onClose={onClose} />;
    case 'claim':
      return <ClaimDialog row={act.row} onClaim={(claim) => onClaim(act.row.lineId, claim)} onClose={onClose} />;
    default:
      return act satisfies never;
  }
}
