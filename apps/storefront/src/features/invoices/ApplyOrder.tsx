import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import type { InvoiceableOrder } from './invoices.queries.ts';
import styles from './Invoices.module.css';

const shownItems = 5;

const nameOf = (item: InvoiceableOrder['items'][number] | undefined) =>
  item ? `${item.itemName} × ${item.invoiceableQty}${item.unitName}` : '';

/** An order with what of it can still be invoiced. */
export function ApplyOrder({
  order,
  isChosen,
  onChoose,
}: {
  order: InvoiceableOrder;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { orderNo, items, refundedFee, payFee, invoiceableFee } = order;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Checkbox isChecked={isChosen} onChange={onChoose} label={`选择订单 ${orderNo}`} />
        <Link to={withQuery(paths.orderDetail, { orderNo })} className={cx(styles.number, 'hit')}>
          {orderNo}
        </Link>
        <span>{order.createTime.slice(0, 10)}</span>
        <span>{order.supplierName}</span>
        {order.invoiceState === orderInvoiceStates.partlyIssued && <Tag tone="info">部分已开票</Tag>}
      </div>
      <div className={styles.row}>
        <ul className={styles.pictures}>
          {items.slice(0, shownItems).map((item) => (
            <li key={item.orderItemId} title={`${item.itemName} × ${item.invoiceableQty}${item.unitName}`}>
              <ImageWithFallback src={item.imgUrl} alt={item.itemName} size="card" />
            </li>
          ))}
          {items.length === 1 && <li className={styles.itemName}>{nameOf(items[0])}</li>}
          {items.length > shownItems && <li className={styles.more}>共 {items.length} 种</li>}
        </ul>
        <dl className={styles.money}>
          <div>
            <dt>实付</dt>
            <dd>
              <Price fen={payFee} tone="plain" />
            </dd>
          </div>
          {refundedFee > 0 && (
            <div>
              <dt>已退款</dt>
              <dd>
                <Price fen={refundedFee} tone="plain" />
              </dd>
            </div>
          )}
          <div className={styles.strong}>
            <dt>可开票</dt>
            <dd>
              <Price fen={invoiceableFee} tone="plain" />
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
