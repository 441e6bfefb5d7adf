import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SheetBones } from '../../app/center/CenterBones.tsx';
import { Crumbs } from '../../app/center/Crumbs.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { paths } from '../../app/paths.ts';
import { ApprovalSheet } from './ApprovalSheet.tsx';
import { auditQuery } from './approvals.queries.ts';

/** /center/order/orderDetails?auditId=… (or tradeNo=…): one approval, for who is asked and for who asked. */
export function ApprovalDetailsPage() {
  const [params] = useSearchParams();
  const [auditId, tradeNo] = [params.get('auditId') ?? '', params.get('tradeNo') ?? ''];
  const isNamed = auditId !== '' || tradeNo !== '';
  const audit = useQuery({ ...auditQuery(auditId ? { auditId } : { tradeNo }), enabled: isNamed });
  return (
    <>
      <Crumbs trail={[{ label: '订单中心' }, { label: '我的审批', to: paths.approval }]} here="审批订单详情" />
      <DetailQuery
        isNamed={isNamed}
        skeleton={<SheetBones />}
        query={audit}
        lost={{
          title: '没有找到这个审批单',
          hint: '地址有误，或者审批单不属于当前账号',
          to: paths.center,
          toText: '回到我的订单',
        }}
      >
        {(found) => <ApprovalSheet audit={found} headingLevel={1} />}
      </DetailQuery>
    </>
  );
}
