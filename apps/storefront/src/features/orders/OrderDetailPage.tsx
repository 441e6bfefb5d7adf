import { orderStates } from '@jicai/domain/orders/order-states.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Crumbs } from '../../app/center/Crumbs.tsx';
import { DetailColumns, DetailHead, Fact, FactLink, FactNo } from '@jicai/web/page/DetailPage.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { paths, printPath, tradeApprovalPath } from '../../app/paths.ts';
import { useApprovalTerms } from '../../app/use-approval-terms.ts';
import { useTitle } from '../../app/use-title.ts';
import { useAuditProgress } from '../approvals/index.ts';
import { nextSentence, orderSteps } from './order-steps.ts';
import { OrderChangeCard } from './OrderChangeCard.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderLines } from './OrderLines.tsx';
import { orderQuery } from './orders.queries.ts';
import { OrderSide } from './OrderSide.tsx';
import { Parcels } from './Parcels.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** /center/order/orderDetail?orderNo=…: the state as the title, what to do next, and everything that has happened. */
export function OrderDetailPage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const order = useQuery({ ...orderQuery(orderNo), enabled: orderNo !== '' });
  useTitle(order.data ? `${order.data.orderStateText} 订单详情` : '订单详情');
  return (
    <>
      <Crumbs trail={[{ label: '订单中心' }, { label: '我的订单', to: paths.center }]} here="订单详情" />
      <DetailQuery
        isNamed={orderNo !== ''}
        query={order}
        lost={{
          title: '没有找到这个订单',
          hint: '订单号有误，或者订单不属于当前账号',
          to: paths.center,
          toText: '回到我的订单',
        }}
      >
        {(found) => <OrderView order={found} />}
      </DetailQuery>
    </>
  );
}

const approvalEvents: readonly string[] = ['approve', 'reject', 'withdraw', 'expireApproval'];

/** Somebody had to approve it, or has to. */
const wasAsked = ({ orderState, history }: Order) =>
  orderState === orderStates.awaitingApproval || history.some(({ event }) => approvalEvents.includes(event));

/** Only before anything has left can the shop propose a change. */
const mayBeChanged = ({ orderState }: Order) =>
  orderState === orderStates.awaitingPayment || orderState === orderStates.awaitingShipment;

function OrderView({ order }: { order: Order }) {
  const navigate = useNavigate();
  const actions = useOrderActions({ onDeleted: () => void navigate(paths.center, { replace: true }) });
  const { act, busyNo } = actions;
  const approval = useAuditProgress([order]).get(order.tradeId);
  const terms = useApprovalTerms();
  const isPhone = useIsPhone();
  return (
    <>
      <DetailHead
        id="order-state"
        state={order.orderStateText}
        facts={
          <>
            <FactNo label="订单号" no={order.orderNo} />
            {/* Nobody prints from a phone, and there they would stand before what happens next. */}
            {!isPhone && (
              <Fact>
                <FactLink to={printPath('order', [order.orderNo])} isNewTab>
                  打印订单
                </FactLink>
                <FactLink to={printPath('delivery', [order.orderNo])} isNewTab>
                  打印送货单
                </FactLink>
                <FactLink to={printPath('acceptance', [order.orderNo])} isNewTab>
                  打印验收单
                </FactLink>
              </Fact>
            )}
            {wasAsked(order) && (
              <Fact>
                <FactLink to={tradeApprovalPath(order.tradeNo)}>审批详情</FactLink>
              </Fact>
            )}
            {order.purchaseNo && <FactNo label="采购单号" no={order.purchaseNo} />}
          </>
        }
        next={nextSentence(order, terms, approval?.currentApprovers)}
        buttons={
          <OrderButtons
            order={order}
            onAct={(action) => act(action, order)}
            isBusy={busyNo === order.orderNo}
            place="page"
          />
        }
        steps={<StepBar steps={orderSteps(order)} label="订单进度" />}
      />
      {mayBeChanged(order) && <OrderChangeCard order={order} />}
      <DetailColumns side={<OrderSide order={order} />}>
        {order.parcels.length > 0 && (
          <Parcels
            order={order}
            onReceive={(parcelId) => act('receive', order, parcelId)}
            isBusy={busyNo === order.orderNo}
          />
        )}
        <OrderLines order={order} />
      </DetailColumns>
      <OrderDialogs actions={actions} />
    </>
  );
}
