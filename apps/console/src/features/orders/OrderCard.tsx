import { Price } from '@jicai/ui/display/Price.tsx';
import { DueTime } from '../../parts/DueTime.tsx';
import { OrderGoods } from './order-columns.tsx';
import { OrderState } from './OrderState.tsx';
import type { OrderRow } from './orders.queries.ts';
import styles from './OrderCard.module.css';

/** An order in the list of a phone. */
export function OrderCard({ row: order }: { row: OrderRow }) {
  return (
    <div className={styles.card}>
      <p className={styles.line}>
        <OrderState order={order} />
        <DueTime time={order.shipDueTime} />
      </p>
      <b>{order.customerName}</b>
      <small>{order.orderNo}</small>
      <p className={styles.line}>
        <OrderGoods order={order} />
        {order.payFee !== undefined && <Price tone="plain" fen={order.payFee} />}
      </p>
    </div>
  );
}
