import { Card } from '@jicai/ui/layout/Card.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import type { InvoiceModel } from './invoices.queries.ts';
import styles from './RedLetters.module.css';

/** 红字发票 of an invoice with their confirmation, the newest first. */
export function RedLetters({ reds }: { reds: InvoiceModel['reds'] }) {
  return (
    <Card title="红字发票" size="sm">
      <ul className={styles.list}>
        {reds.map((red) => (
          <li key={red.createTime + red.confirmNo}>
            <div className={styles.line}>
              <b>{red.redNo ? `红字发票 ${red.redNo}` : '红字发票待开具'}</b>
              <span>{red.reasonText}</span>
              <Price fen={-red.amountFee} tone="plain" />
            </div>
            <p className={styles.note}>
              {red.confirmNo && `确认单 ${red.confirmNo} · `}
              {red.confirmStateText} · {red.issueTime ?? red.createTime}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
