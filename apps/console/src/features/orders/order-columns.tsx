import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import { DueTime } from '../../parts/DueTime.tsx';
import { OrderState } from './OrderState.tsx';
import type { OrderRow } from './orders.queries.ts';
import { type AskedAct, RowAct } from './RowAct.tsx';
import cells from '../../parts/cells.module.css';
import styles from './order-columns.module.css';

const mostPictures = 3;
const ofOperators = ['supplier', 'payFee'];
const besideDrawer = ['customer', 'goods', 'supplier', 'payFee', 'act'];

/** Pictures of an order's first goods, and how many kinds and pieces there are. */
export function OrderGoods({ order }: { order: OrderRow }) {
  return (
    <span className={styles.goods}>
      {order.lines.slice(0, mostPictures).map((line) => (
        <ImageWithFallback key={line.orderItemId} src={line.imgUrl} alt={line.itemName} className={styles.picture} />
      ))}
      <small>
        {order.itemCount} 种 {order.totalQty} 件
      </small>
    </span>
  );
}

/** Who ordered, by what number of his own, and where it goes. */
function Customer({ order: { customerName, purchaseNo, address } }: { order: OrderRow }) {
  const beneath = [purchaseNo, address.areaText].filter(Boolean).join(' · ');
  return (
    <>
      <span className={cells.line} title={customerName}>
        {customerName}
      </span>
      <small className={cells.sub} title={beneath}>
        {beneath}
      </small>
    </>
  );
}

/** Columns of the list of orders: fewer while a drawer stands beside it; a supplier has none of money and of whose goods they are. */
export function orderColumns({
  isOperator,
  isNarrow,
  onAct,
}: {
  isOperator: boolean;
  isNarrow: boolean;
  onAct: (act: AskedAct) => void;
}): TableColumnsType<OrderRow> {
  const all: TableColumnsType<OrderRow> = [
    {
      key: 'orderNo',
      title: '订单',
      ...(!isNarrow && { width: 190 }),
      render: (_, order) => (
        <>
          {isNarrow && <span className={styles.customer}>{order.customerName}</span>}
          <span className={styles.no}>{order.orderNo}</span>
          <small className={cells.sub}>
            {[shortTime(order.createTime), order.payModeText, order.placedByName && '代下单']
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      ),
    },
    {
      key: 'customer',
      title: isOperator ? '客户 / 采购单号' : '客户',
      render: (_, order) => <Customer order={order} />,
    },
    { key: 'goods', title: '商品', render: (_, order) => <OrderGoods order={order} /> },
    {
      key: 'supplier',
      title: '供应商',
      width: 148,
      responsive: ['xl'],
      render: (_, order) => (
        <span className={styles.supplier} title={order.supplierName}>
          {order.supplierName}
        </span>
      ),
    },
    {
      key: 'payFee',
      title: '应付',
      width: 128,
      align: 'right',
      render: (_, order) => <Price tone="plain" fen={order.payFee} />,
    },
    {
      key: 'state',
      title: '状态',
      width: 100,
      render: (_, order) => (
        <>
          <OrderState order={order} />
          {isNarrow && isOperator && <Price tone="plain" fen={order.payFee} className={styles.beneath} />}
        </>
      ),
    },
    { key: 'due', title: '发货时限', width: 120, render: (_, order) => <DueTime time={order.shipDueTime} /> },
    {
      key: 'act',
      title: '操作',
      width: 84,
      align: 'right',
      render: (_, order) => <RowAct order={order} onAct={onAct} />,
    },
  ];
  const left = [...(isOperator ? [] : ofOperators), ...(isNarrow ? besideDrawer : [])];
  return all.filter(({ key }) => !left.includes(String(key)));
}
