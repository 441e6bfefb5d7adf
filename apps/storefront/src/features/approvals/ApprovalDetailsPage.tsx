import { buttonClass } from '@jicai/ui/Button.tsx';
import { EmptyState } from '@jicai/ui/EmptyState.tsx';
import { QueryState } from '@jicai/ui/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Crumbs } from '../../app/center/Crumbs.tsx';
import { DetailSkeleton } from '../../app/center/DetailPage.tsx';
import { Refusal } from '../../app/faults.ts';
import { paths } from '../../app/paths.ts';
import { ApprovalSheet } from './ApprovalSheet.tsx';
import { auditQuery } from './approvals.queries.ts';

/** /center/order/orderDetails?auditId=… (or tradeNo=…): one approval, for who is asked and for who asked. */
export function ApprovalDetailsPage() {
  const [params] = useSearchParams();
  const [auditId, tradeNo] = [params.get('auditId') ?? '', params.get('tradeNo') ?? ''];
  const isNamed = auditId !== '' || tradeNo !== '';
  const audit = useQuery({ ...auditQuery(auditId ? { auditId } : { tradeNo }), enabled: isNamed });
  const isUnknown = !isNamed || (audit.error instanceof Refusal && ['4', '5'].includes(audit.error.code));
  return (
    <>
      <Crumbs trail={[{ label: '订单中心' }, { label: '我的审批', to: paths.approval }]} here="审批订单详情" />
      {isUnknown ? (
        <EmptyState
          art="lost"
          headingLevel={1}
          title="没有找到这个审批单"
          hint="地址有误，或者审批单不属于当前账号"
          action={
            <Link to={paths.center} className={buttonClass({ look: 'fill' })}>
              回到我的订单
            </Link>
          }
        />
      ) : (
        <QueryState query={audit} skeleton={<DetailSkeleton />}>
          {(found) => <ApprovalSheet audit={found} headingLevel={1} />}
        </QueryState>
      )}
    </>
  );
}
