import type { Order } from '@jicai/contract/orders/orders.ts';
import { type OrderState, orderStateTexts } from '@jicai/domain/orders/order-states.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { orderDetailPath } from '../../app/paths.ts';
import { orderTone } from '../orders/index.ts';
import styles from './TradeOrders.module.css';

/** The orders of a trade: one per supplier, each with its first goods and its amount. */
export function TradeOrders({ order }: { order: Order }) {
  const [line] = order.lines;
  const { address } = order;
  const place = `送至 ${address.areaText} ${address.address}，${address.receiver}`;
  const first = { ...order, itemName: line?.itemName ?? '', imgUrl: line?.imgUrl ?? '' };
  return (
    <ul className={styles.list} aria-label="订单">
      {[first, ...order.siblings].map((one) => (
        <Row key={one.orderNo} order={one} place={place} />
      ))}
    </ul>
  );
}

interface RowOrder {
  orderNo: string;
  supplierName: string;
  orderState: OrderState;
  payFee: number;
  itemName: string;
  imgUrl: string;
  itemCount: number;
  totalQty: number;
}

function Row({ order, place }: { order: RowOrder; place: string }) {
  return (
    <li className={styles.item}>
      <ImageWithFallback src={order.imgUrl} alt="" className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.no}>
          订单{' '}
          <Link to={orderDetailPath(order.orderNo)} className="hit">
            {order.orderNo}
          </Link>{' '}
          {order.supplierName}
        </div>
        <div className={styles.name}>
          {order.itemName}{' '}
          <span>{order.itemCount > 1 ? `等 ${order.itemCount} 种 ${order.totalQty} 件` : `× ${order.totalQty}`}</span>
        </div>
        <div className={styles.place}>{place}</div>
      </div>
      <Tag tone={orderTone(order.orderState)} isState>
        {orderStateTexts[order.orderState]}
      </Tag>
      <Price fen={order.payFee} tone="plain" className={styles.fee} />
    </li>
  );
}
