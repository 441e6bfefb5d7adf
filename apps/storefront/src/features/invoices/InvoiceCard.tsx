import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import type { InvoiceCardData } from './invoices.queries.ts';
import styles from './Invoices.module.css';
import { stateTones } from './invoice-looks.ts';

/** One request or invoice in a list. */
export function InvoiceCard({ invoice }: { invoice: InvoiceCardData }) {
  const { invoiceReqNo, invoiceNo, invoiceState, redFee, orderNos } = invoice;
  const detail = withQuery(paths.invoiceDetail, { invoiceReqNo });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Tag isState tone={stateTones[invoiceState] ?? 'grey'}>
          {invoice.invoiceStateText}
        </Tag>
        <span>{invoice.invoiceKindText}</span>
        <span className={styles.number}>{invoiceNo ? `发票号码 ${invoiceNo}` : `申请号 ${invoiceReqNo}`}</span>
        <span className={styles.time}>{minuteTime(invoice.issueTime ?? invoice.createTime)}</span>
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <b>{invoice.titleName}</b>
          <p className={styles.note}>
            {orderNos.slice(0, 2).join('、')}
            {orderNos.length > 2 && ` 等 ${orderNos.length} 个订单`}
            {invoice.userName && ` · 申请人 ${invoice.userName}`}
          </p>
          {invoice.failReason && <p className={styles.fault}>{invoice.failReason}</p>}
        </div>
        <div className={styles.amount}>
          <Price fen={invoice.amountFee} tone="plain" />
          {redFee > 0 && (
            <p className={styles.note}>
              已红冲 <Price fen={redFee} tone="plain" />
            </p>
          )}
        </div>
        <Link to={detail} className={styles.open} aria-label={`查看详情：${invoice.titleName} 的发票`}>
          查看详情
        </Link>
      </div>
    </li>
  );
}
