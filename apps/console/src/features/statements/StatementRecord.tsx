import { Price } from '@jicai/ui/display/Price.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { Statement } from './statements.queries.ts';
import styles from './StatementPage.module.css';

/** Payments, invoices and the record of a statement. */
export function StatementRecord({ statement: { payments, invoices, history, remark } }: { statement: Statement }) {
  return (
    <div className={styles.side}>
      {remark && (
        <Card title="客户备注" size="sm">
          <p>{remark}</p>
        </Card>
      )}
      {payments.length > 0 && (
        <Card title="付款" size="sm">
          {payments.map((pay) => (
            <div key={pay.payId} className={styles.entry}>
              <Price tone="plain" fen={pay.fee} /> {pay.payRecordStateText}
              <small>
                {pay.isFromBalance ? '余额' : pay.bankSerialNo} · {pay.payTime.slice(0, 10)}
              </small>
              {pay.reason && <small>{pay.reason}</small>}
            </div>
          ))}
        </Card>
      )}
      {invoices.length > 0 && (
        <Card title="发票" size="sm">
          {invoices.map((invoice) => (
            <div key={invoice.invoiceReqNo} className={styles.entry}>
              <Price tone="plain" fen={invoice.amountFee} /> {invoice.invoiceStateText}
              <small>{invoice.invoiceNo || invoice.invoiceReqNo}</small>
            </div>
          ))}
        </Card>
      )}
      <Card title="记录" size="sm">
        <Timeline
          label="对账记录"
          items={history.map(({ label, userName, time, remark: said }, at) => ({
            key: `${time}${label}${at}`,
            text: said ? `${label}：${said}` : label,
            note: `${shortTime(time)} · ${userName}`,
          }))}
        />
      </Card>
    </div>
  );
}
