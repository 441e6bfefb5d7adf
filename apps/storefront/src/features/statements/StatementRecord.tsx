import { statementPayStates, type StatementPayState } from '@jicai/domain/statements/statement-states.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import styles from './StatementRecord.module.css';
import type { StatementModel } from './statements.queries.ts';

const payTones: Record<StatementPayState, TagTone> = {
  [statementPayStates.waiting]: 'info',
  [statementPayStates.confirmed]: 'ok',
  [statementPayStates.refused]: 'danger',
};

/** 开票与付款, or 操作记录: everything that has happened to a statement. */
export function StatementRecord({ statement, isMoney }: { statement: StatementModel; isMoney: boolean }) {
  const { payments, invoices, history } = statement;
  if (!isMoney) {
    return (
      <div className={styles.body}>
        <Timeline
          label="操作记录"
          items={history.map((row, at) => ({
            key: `${row.time}${row.event}${history.length - at}`,
            text: row.remark ? `${row.label}：${row.remark}` : row.label,
            note: `${row.time} ${row.userName}`,
            tone: at === 0 ? 'now' : 'plain',
          }))}
        />
      </div>
    );
  }
  if (payments.length + invoices.length === 0)
    return <EmptyState title="还没有开票和付款记录" hint="确认对账后可登记付款" />;
  return (
    <div className={styles.body}>
      {statement.isInvoicePending && <Notice>款项已结清，发票尚未开齐。</Notice>}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.payId}>
            <span className={styles.words}>
              {payment.isFromBalance
                ? `余额付款 ${payment.payTime.slice(0, 10)}`
                : `付款 ${payment.payTime.slice(0, 10)} · 流水号 ${payment.bankSerialNo}`}
              <small>
                {payment.userName} 登记于 {payment.createTime}
                {payment.reason && `，退回原因：${payment.reason}`}
              </small>
            </span>
            {payment.voucherUrl && (
              <a href={payment.voucherUrl} target="_blank" rel="noreferrer">
                银行回单
              </a>
            )}
            <Price fen={payment.fee} tone="plain" />
            <Tag isState tone={payTones[payment.payRecordState] ?? 'grey'}>
              {payment.payRecordStateText}
            </Tag>
          </li>
        ))}
        {invoices.map((invoice) => (
          <li key={invoice.invoiceReqNo}>
            <span className={styles.words}>
              发票{' '}
              <Link to={withQuery(paths.invoiceDetail, { invoiceReqNo: invoice.invoiceReqNo })}>
                {invoice.invoiceNo || invoice.invoiceReqNo}
              </Link>
              <small>申请于 {invoice.createTime}</small>
            </span>
            <Price fen={invoice.amountFee} tone="plain" />
            <Tag isState tone="grey">
              {invoice.invoiceStateText}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
