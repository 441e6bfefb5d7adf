import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { splittingHours } from '@jicai/domain/approvals/approval-rules.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { approvalDetailPath } from '../../app/paths.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import styles from './SplittingNotice.module.css';

/** Orders of the requester that only together pass a limit: he may have split what he wanted. Nothing where there are none. */
export function SplittingNotice({
  audit: { splitting, requesterName },
  className,
}: {
  audit: Audit;
  className: string | undefined;
}) {
  if (!splitting) return null;
  const { ruleName, limitFee, sumFee, trades } = splitting;
  return (
    <Notice tone="warn" className={className}>
      <details className={styles.fold}>
        <summary>
          <span>
            可能拆单：{splittingHours} 小时内共 {trades.length + 1} 单，合计{' '}
            <Price fen={sumFee} tone="plain" className={styles.fee} />
            ，达到限额 <Price fen={limitFee} tone="plain" className={styles.fee} />
          </span>
          <span className={styles.more}>查看 {trades.length} 笔</span>
        </summary>
        <p className={styles.rule}>
          {requesterName} 的这些申请合起来达到规则“{ruleName}”的限额，而本单未达到。
        </p>
        <ul className={styles.trades} aria-label={`${splittingHours} 小时内的其他订单`}>
          {trades.map(({ tradeNo, payFee, submitTime, auditId }) => (
            <li key={tradeNo}>
              {auditId ? (
                <Link to={approvalDetailPath(auditId)} className="hit">
                  {tradeNo}
                </Link>
              ) : (
                <span>{tradeNo}</span>
              )}
              <Price fen={payFee} tone="plain" className={styles.fee} />
              <span>
                {shortTime(submitTime)} 提交{!auditId && ' · 无需审批'}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}
