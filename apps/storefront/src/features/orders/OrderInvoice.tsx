import { type OrderInvoiceState, orderInvoiceTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { invoiceRecordsPath } from '../invoices/index.ts';
import styles from './OrderInvoice.module.css';

/** How far the invoice of an order is; leads to it for who may open invoices. Nothing where none was asked for. `card`: a small line of its own. */
export function OrderInvoice({
  order: { orderNo, invoiceState },
  place,
}: {
  order: { orderNo: string; invoiceState: OrderInvoiceState };
  place: 'card' | 'page';
}) {
  const { data: user } = useQuery(userInfoQuery());
  const text = orderInvoiceTexts[invoiceState];
  if (text === undefined) return null;
  const look = cx(styles.invoice, place === 'card' && styles.card);
  return user?.permissions.includes('invoice.apply') ? (
    <Link to={invoiceRecordsPath(orderNo)} className={cx(look, 'hit')}>
      {text}
    </Link>
  ) : (
    <span className={look}>{text}</span>
  );
}
