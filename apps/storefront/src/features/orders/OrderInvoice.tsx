import { orderInvoiceTexts } from '@jicai/domain/invoice-states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { userInfoQuery } from '../accounts/user-info.queries.ts';
import { invoiceRecordsPath } from '../invoices/invoice-paths.ts';
import styles from './OrderInvoice.module.css';

/** How far the invoice of an order is; leads to it for who may open invoices. Nothing where none was asked for. */
export function OrderInvoice({
  order: { orderNo, invoiceState },
}: {
  order: { orderNo: string; invoiceState: number };
}) {
  const { data: user } = useQuery(userInfoQuery());
  const text = orderInvoiceTexts[invoiceState];
  if (text === undefined) return null;
  return user?.permissions.includes('invoice.apply') ? (
    <Link to={invoiceRecordsPath(orderNo)} className={styles.invoice}>
      {text}
    </Link>
  ) : (
    <span className={styles.invoice}>{text}</span>
  );
}
