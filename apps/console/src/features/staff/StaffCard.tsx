import card from '../../parts/phone-card.module.css';
import { roleNamesOf, sideOf } from './staff-columns.tsx';
import type { StaffRow } from './staff.queries.ts';
import { StaffState } from './StaffState.tsx';

/** Somebody of the shop's side on a phone. */
export function StaffCard({ row }: { row: StaffRow }) {
  return (
    <div className={card.card}>
      <div className={card.line}>
        <b>{row.userName}</b>
        <StaffState staff={row} />
      </div>
      <p>{roleNamesOf(row)}</p>
      <small>
        {row.accountNo} · {sideOf(row)}
      </small>
    </div>
  );
}
