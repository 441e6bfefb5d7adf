import phone from '../../parts/phone-card.module.css';
import { CreditBar } from './CreditBar.tsx';
import { CustomerTags } from './CustomerTags.tsx';
import type { CustomerRow } from './customers.queries.ts';

/** A customer in the list of a phone. */
export function CustomerCard({ row }: { row: CustomerRow }) {
  return (
    <div className={phone.card}>
      <b>{row.customerName}</b>
      <small>
        {row.contactName} · {row.termText}
      </small>
      {row.credit && <CreditBar credit={row.credit} isSmall />}
      <CustomerTags customer={row} />
    </div>
  );
}
