import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { ordersPath, paths } from '../../app/paths.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import phone from '../../parts/phone-card.module.css';
import { OrderState } from '../orders/index.ts';
import type { Overview } from './overview.queries.ts';
import styles from './CustomerPage.module.css';

type LastOrder = NonNullable<Overview['lastOrders']>[number];
const goodsText = ({ itemName, lineCount }: LastOrder) => (lineCount > 1 ? `${itemName} 等 ${lineCount} 种` : itemName);

const OrderLink = ({ order: { orderNo } }: { order: LastOrder }) => (
  <Link to={ordersPath(orderNo)} className={styles.link}>
    {orderNo}
  </Link>
);

const columns: TableColumnsType<LastOrder> = [
  { key: 'goods', title: '商品', render: (_, row) => <span className={cells.line}>{goodsText(row)}</span> },
  {
    key: 'order',
    title: '订单号',
    width: 190,
    render: (_, row) => <OrderLink order={row} />,
  },
  {
    key: 'user',
    title: '下单人',
    width: 130,
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.userName}</span>
        <small className={cells.sub}>{shortTime(row.createTime)}</small>
      </>
    ),
  },
  {
    key: 'fee',
    title: '金额',
    width: 120,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.payFee} />,
  },
  { key: 'state', title: '状态', width: 100, render: (_, row) => <OrderState order={row} /> },
];

/** The newest orders of a customer, with the way to all of them. */
export function LastOrders({ customerId, orders }: { customerId: string; orders: readonly LastOrder[] }) {
  return (
    <Card
      title="最近订单"
      size="sm"
      isFlush
      extra={
        orders.length > 0 && (
          <Link to={`${paths.orders}?view=all&customer=${customerId}`} className={styles.link}>
            全部订单
          </Link>
        )
      }
    >
      <DenseTable<LastOrder>
        label="最近订单"
        rows={orders}
        keyOf={({ orderNo }) => orderNo}
        columns={columns}
        empty={<EmptyState title="还没有订单" />}
        Card={OrderCard}
      />
    </Card>
  );
}

function OrderCard({ row }: { row: LastOrder }) {
  return (
    <div className={phone.card}>
      <b>{goodsText(row)}</b>
      <small>
        <OrderLink order={row} /> · {row.userName} {shortTime(row.createTime)}
      </small>
      <span className={phone.line}>
        <Price tone="plain" fen={row.payFee} />
        <OrderState order={row} />
      </span>
    </div>
  );
}
