import type { AuditProgress } from '@jicai/contract/approvals/approvals.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Link } from 'react-router';
import { tradeApprovalPath } from '../../app/paths.ts';
import styles from './RequestHead.module.css';

/** Above the orders of one request: how many and how much they are together, and what is done with all of them. */
export function RequestHead({
  tradeNo,
  orderCount,
  approval,
  onWithdraw,
}: {
  tradeNo: string;
  /** On this page; the request may have more. */
  orderCount: number;
  approval: AuditProgress | undefined;
  /** Absent for who may not. */
  onWithdraw: (() => void) | undefined;
}) {
  return (
    <div className={styles.head}>
      <span>
        同一采购申请：<b>{approval?.orderCount ?? orderCount} 个订单</b>
        {approval && (
          <>
            ，共 <Price fen={approval.payFee} tone="plain" />
          </>
        )}
      </span>
      <span className={styles.acts}>
        <Link to={tradeApprovalPath(tradeNo)} className={buttonClass({ look: 'text', size: 'sm' })}>
          查看审批
        </Link>
        {onWithdraw && (
          <Button look="text" size="sm" onClick={onWithdraw}>
            撤回申请
          </Button>
        )}
      </span>
    </div>
  );
}
