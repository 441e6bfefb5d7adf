import { Price } from '@jicai/ui/display/Price.tsx';
import { DueTime } from '../../parts/DueTime.tsx';
import { ReturnGoods } from './return-columns.tsx';
import { ReturnState } from './ReturnState.tsx';
import type { ReturnRow } from './returns.queries.ts';
import styles from './ReturnCard.module.css';

/** A sheet in the list of a phone. */
export function ReturnCard({ row }: { row: ReturnRow }) {
  return (
    <div className={styles.card}>
      <p className={styles.line}>
        <ReturnState sheet={row} />
        <DueTime time={row.deadlineAt} />
      </p>
      <ReturnGoods sheet={row} />
      <small>
        {row.customerName} · {row.reasonName}
      </small>
      {row.applyFee !== undefined && <Price tone="plain" fen={row.refundFee ?? row.agreeFee ?? row.applyFee} />}
    </div>
  );
}
