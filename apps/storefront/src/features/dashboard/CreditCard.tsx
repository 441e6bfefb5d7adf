import type { DashboardSummary } from '@jicai/contract/shop/dashboard.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { CreditTrack } from '../finance/index.ts';
import { payableQuery, statementsQuery } from '../statements/index.ts';
import styles from './CreditCard.module.css';

type Credit = NonNullable<DashboardSummary['credit']>;

/** For who may see statements: which has to be paid next, and how many have to be checked. */
function useDebt() {
  const { data: user } = useQuery(userInfoQuery());
  const enabled = user?.permissions.includes('check.confirm') ?? false;
  const { data: owed = [] } = useQuery({ ...payableQuery(), enabled });
  const { data: list } = useQuery({ ...statementsQuery({ pageIndex: 1 }), enabled });
  const [next] = owed
    .filter(({ dueDate }) => dueDate)
    .toSorted((a, b) => ((a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : 1));
  return { next, awaiting: list?.summary.awaitingCount ?? 0 };
}

/** How much of the credit is left, and what of it is due next. */
export function CreditCard({ credit }: { credit: Credit }) {
  const { creditLimit, usedFee, frozenFee, availFee, overdueFee, termText } = credit;
  const { next, awaiting } = useDebt();
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
        {next && (
          <>
            <dt className={styles.apart}>
              {next.overdueDays > 0 ? '已到期' : '下次到期'} {next.dueDate?.slice(5)}
            </dt>
            <dd className={styles.apart}>
              <Price fen={next.unpaidFee} tone="plain" className={styles.fee} />
            </dd>
          </>
        )}
      </dl>
      {overdueFee === 0 && awaiting > 0 && (
        <Notice tone="info" className={styles.late}>
          {awaiting} 张对账单待确认，
          <Link to={withQuery(paths.financeCheck, { tab: '待确认' })} className={styles.inText}>
            去核对
          </Link>
        </Notice>
      )}
      {overdueFee > 0 && (
        <Notice tone="warn" className={styles.late}>
          有 <Price fen={overdueFee} tone="plain" className={styles.fee} /> 已逾期，结清前不能使用账期支付
        </Notice>
      )}
    </Card>
  );
}
