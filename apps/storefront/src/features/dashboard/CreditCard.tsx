import type { DashboardSummary } from '@jicai/contract/shop/dashboard.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { CreditTrack } from '../finance/index.ts';
import styles from './CreditCard.module.css';

type Credit = NonNullable<DashboardSummary['credit']>;

/** How much of the credit is left. */
export function CreditCard({ credit }: { credit: Credit }) {
  const { creditLimit, usedFee, frozenFee, availFee, overdueFee, termText } = credit;
  return (
    <Card
      title="信用账户"
      extra={
        <Link to="/finance/checkOrder/credit" className={styles.ledger}>
          流水
        </Link>
      }
    >
      <div className={styles.label}>可用额度</div>
      <Price fen={availFee} tone="plain" className={styles.avail} />
      <div className={styles.bar}>
        <CreditTrack creditLimit={creditLimit} usedFee={usedFee} frozenFee={frozenFee} />
      </div>
      <dl className={styles.rows}>
        <dt>
          <i className={styles.used} aria-hidden="true" />
          已用
        </dt>
        <dd>
          <Price fen={usedFee} tone="plain" className={styles.fee} />
        </dd>
        <dt>
          <i className={styles.frozen} aria-hidden="true" />
          审批冻结
        </dt>
        <dd>
          <Price fen={frozenFee} tone="plain" className={styles.fee} />
        </dd>
        <dt>授信总额</dt>
        <dd>
          <Price fen={creditLimit} tone="plain" className={styles.fee} />
        </dd>
        <dt>付款期限</dt>
        <dd className={styles.fee}>{termText}</dd>
      </dl>
      {overdueFee > 0 && (
        <Notice tone="warn" className={styles.late}>
          有 <Price fen={overdueFee} tone="plain" className={styles.fee} /> 已逾期，结清前不能使用账期支付
        </Notice>
      )}
    </Card>
  );
}
