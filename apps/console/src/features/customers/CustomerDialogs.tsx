import { CloseDialog } from './CloseDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import type { Customer } from './customers.queries.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { SalesmanDialog } from './SalesmanDialog.tsx';
import { ShipHoldDialog } from './ShipHoldDialog.tsx';
import { StateDialog } from './StateDialog.tsx';
import { TermDialog } from './TermDialog.tsx';

export type CustomerAct = 'credit' | 'term' | 'release' | 'shipHold' | 'state' | 'salesman' | 'close';

/** The dialog of an act on the file. */
export function CustomerDialogs({
  customer,
  act,
  onClose,
}: {
  customer: Customer;
  act: CustomerAct | undefined;
  onClose: () => void;
}) {
  switch (act) {
    case 'credit':
      return <CreditDialog customer={customer} onClose={onClose} />;
    case 'term':
      return <TermDialog customer={customer} onClose={onClose} />;
    case 'release':
      return <ReleaseDialog customer={customer} onClose={onClose} />;
    case 'shipHold':
      return <ShipHoldDialog customer={customer} onClose={onClose} />;
    case 'state':
      return <StateDialog customer={customer} onClose={onClose} />;
    case 'close':
      return <CloseDialog customer={customer} onClose={onClose} />;
    case 'salesman':
      return <SalesmanDialog customer={customer} onClose={onClose} />;
    case undefined:
      return null;
    default:
      return act satisfies never;
  }
}
