import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DueTime } from '../../parts/DueTime.tsx';
import { dueOrdersQuery } from '../orders/index.ts';
import styles from './DueOrders.module.css';

/** A supplier's orders that have the least time left to be shipped. */
export function DueOrders({ mayShip }: { mayShip: boolean }) {
  const query = useQuery(dueOrdersQuery());
  return (
    <Card
      title="待发货"
      note="按剩余时间排序"
      size="sm"
      isFlush
      extra={
        <Link to="/orders?view=toShip" className={styles.all}>
          全部
        </Link>
      }
    >
      <QueryState
        query={query}
        skeleton={
          <Loading className={styles.bones}>
            <Skeleton height={180} />
          </Loading>
        }
        isEmpty={({ resultData }) => resultData.length === 0}
        empty={<EmptyState title="没有待发货的订单" />}
      >
        {({ resultData }) => (
          <ul>
            {resultData.map((order) => (
              <li key={order.orderNo} className={styles.row}>
                <Link to={`/orders?view=toShip&open=${order.orderNo}`} className={styles.words}>
                  <b>{order.lines[0]?.itemName}</b>
                  <small>
                    {order.customerName} · {order.orderNo} · {order.totalQty} 件
                  </small>
                </Link>
                <DueTime time={order.shipDueTime} />
                {mayShip && (
                  <Link
                    to={`/orders?view=toShip&open=${order.orderNo}`}
                    className={buttonClass({ size: 'sm' })}
                    aria-label={`去发货 ${order.orderNo}`}
                  >
                    去发货
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
