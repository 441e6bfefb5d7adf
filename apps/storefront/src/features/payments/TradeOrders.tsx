import type { Order } from '@jicai/contract/orders/orders.ts';
import { orderStateTexts } from '@jicai/domain/orders/order-states.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { orderDetailPath } from '../../app/paths.ts';
import { orderTone } from '../orders/index.ts';
import styles from './TradeOrders.module.css';

/** The orders of a trade: one per supplier. */
export function TradeOrders({ order }: { order: Order }) {
  const [line] = order.lines;
  const { address } = order;
  return (
    <ul className={styles.list} aria-label="订单">
      <li className={styles.item}>
        <ImageWithFallback src={line?.imgUrl} alt="" className={styles.picture} />
        <div className={styles.words}>
          <div className={styles.no}>
            订单{' '}
            <Link to={orderDetailPath(order.orderNo)} className="hit">
              {order.orderNo}
            </Link>{' '}
            {order.supplierName}
          </div>
          <div className={styles.name}>
            {line?.itemName}{' '}
            <span>
              {order.itemCount > 1
                ? `等 ${order.itemCount} 种 ${order.totalQty} 件`
                : `× ${line?.qty} ${line?.unitName}`}
            </span>
          </div>
          <div className={styles.place}>
            送至 {address.areaText} {address.address}，{address.receiver}
          </div>
        </div>
        <Tag tone={orderTone(order.orderState)} isState>
          {order.orderStateText}
        </Tag>
        <Price fen={order.payFee} tone="plain" className={styles.fee} />
      </li>
      {order.siblings.map(({ orderNo, supplierName, orderState }) => (
        <li key={orderNo} className={styles.item}>
          <div className={styles.words}>
            <div className={styles.no}>
              订单{' '}
              <Link to={orderDetailPath(orderNo)} className="hit">
                {orderNo}
              </Link>{' '}
              {supplierName}
            </div>
          </div>
          <Tag tone={orderTone(orderState)} isState>
            {orderStateTexts[orderState]}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
