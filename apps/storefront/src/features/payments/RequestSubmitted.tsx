import { minuteTime } from '@jicai/web/time/wire-time.ts';
import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconClock } from '@jicai/ui/icons/page-icons.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link, useNavigate } from 'react-router';
import { paths, tradeApprovalPath } from '../../app/paths.ts';
import { RequesterButtons } from '../approvals/index.ts';
import pageStyles from './PayPage.module.css';
import styles from './PaySuccessPage.module.css';
import { requestSteps } from './request-steps.ts';
import { TradeOrders } from './TradeOrders.tsx';

/** After 提交审批: that nothing is paid yet, who signs and until when, and what the requester may still do. */
export function RequestSubmitted({ order, audit }: { order: Order; audit: Audit }) {
  const navigate = useNavigate();
  const { tradeNo } = audit;
  return (
    <div className={pageStyles.page}>
      <section className={styles.card} aria-live="polite">
        <div className={styles.head}>
          <span className={cx(styles.mark, styles.waiting)} aria-hidden="true">
            <IconClock size={28} stroke={2} />
          </span>
          <h1 className={styles.title}>订单已提交，待审批</h1>
          <Price fen={order.tradePayFee} tone="plain" className={styles.amount} />
          <p className={styles.facts}>
            {order.payModeText} · {audit.orders.length} 个订单 · 交易单 {tradeNo}
          </p>
          <p className={styles.hint}>
            等待 {audit.currentApprovers} 审批
            {audit.dueTime && `；${minuteTime(audit.dueTime)} 前未处理自动取消`}。通过前不需要付款。
          </p>
          <div className={styles.buttons}>
            <Link to={tradeApprovalPath(tradeNo)} className={buttonClass({ look: 'fill' })}>
              查看审批进度
            </Link>
            <RequesterButtons audit={audit} onWithdrawn={() => void navigate(tradeApprovalPath(tradeNo))} />
            <Link to={paths.home} className={buttonClass({ look: 'ghost' })}>
              继续采购
            </Link>
          </div>
        </div>
        <div className={styles.next}>
          <h2>接下来</h2>
          <StepBar steps={requestSteps(audit, order.payMode)} label="接下来" />
        </div>
      </section>
      <TradeOrders order={order} />
    </div>
  );
}
