import type { Order } from '@jicai/contract/orders/orders.ts';
import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { channelTexts, payStates } from '@jicai/domain/payments/payment-states.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconAlertCircle, IconCheck } from '@jicai/ui/icons/icons.tsx';
import { IconClock } from '@jicai/ui/icons/page-icons.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { cashierPath, orderDetailPath, paths } from '../../app/paths.ts';
import { checkoutSteps, useCheckoutPlace } from '../../app/layouts/checkout-place.ts';
import type { CheckoutPlace } from '../../app/layouts/checkout-steps.ts';
import { auditQuery } from '../approvals/index.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { orderSteps, tradeOrderQuery } from '../orders/index.ts';
import { AttemptState } from './AttemptState.tsx';
import pageStyles from './PayPage.module.css';
import { laterInQueue } from './pay-queue.ts';
import styles from './PaySuccessPage.module.css';
import { RequestSubmitted } from './RequestSubmitted.tsx';
import { type PayResult, payResult } from './result.ts';
import { TradeOrders } from './TradeOrders.tsx';
import { isFinal, usePayState } from './use-pay-state.ts';

const marks: Record<PayResult['kind'], typeof IconCheck> = {
  paid: IconCheck,
  confirming: IconClock,
  waiting: IconClock,
  unpaid: IconAlertCircle,
  failed: IconAlertCircle,
};

/** /paySuccess?tradeNo=…: what has become of the trade, by the server's state, and what happens next. */
export function PaySuccessPage() {
  const [params] = useSearchParams();
  const tradeNo = params.get('tradeNo') ?? '';
  // Only an attempt without an answer is waited for.
  const { query, state, isStopped, ask } = usePayState(
    { tradeNo },
    (facts) => isFinal(facts) || facts.payState !== payStates.paying,
  );
  const order = useQuery(tradeOrderQuery(tradeNo, state?.orderState));
  const result = state && order.data ? payResult(state, order.data.payMode) : undefined;
  const isAsked = state?.orderState === orderStates.awaitingApproval;
  const audit = useQuery({ ...auditQuery({ tradeNo }), enabled: isAsked });
  useCheckoutPlace(placeOf(result, order.data));
  if (!state || !order.data || !result) return <AttemptState query={query.error ? query : order} />;
  if (isAsked && audit.data) return <RequestSubmitted order={order.data} audit={audit.data} />;
  if (isAsked && audit.isPending) return <AttemptState query={audit} />;
  const Mark = marks[result.kind];
  return (
    <div className={pageStyles.page}>
      <section className={styles.card} aria-live="polite">
        <div className={styles.head}>
          <span className={cx(styles.mark, styles[result.kind])} aria-hidden="true">
            <Mark size={28} stroke={2} />
          </span>
          <h1 className={styles.title}>{result.title}</h1>
          <Price fen={order.data.tradePayFee} tone="plain" className={styles.amount} />
          <Facts order={order.data} payTime={state.payTime} />
          {result.hint && <p className={styles.hint}>{result.hint}</p>}
          <Buttons result={result} order={order.data} tradeNo={tradeNo} isStopped={isStopped} onAsk={ask} />
        </div>
        {result.kind !== 'failed' && (
          <div className={styles.next}>
            <h2>接下来</h2>
            <StepBar steps={orderSteps(order.data)} label="接下来" />
          </div>
        )}
      </section>
      <TradeOrders order={order.data} />
    </div>
  );
}

/** Nothing is lit before it is known what has become of the trade. */
function placeOf(result: PayResult | undefined, order: Order | undefined): CheckoutPlace | undefined {
  if (!result || !order) return undefined;
  if (order.orderState === orderStates.awaitingApproval)
    return {
      steps: checkoutSteps({ needAudit: true, isCredit: order.payMode === payModes.credit }),
      at: 2,
      name: '提交审批',
    };
  if (result.kind === 'paid') return { at: 3, name: '订单完成' };
  return { at: 2, name: '支付结果' };
}

/** How, when and under which number it was paid; none of them breaks. */
function Facts({ order, payTime }: { order: Order; payTime: string | undefined }) {
  const payment = order.payments.find(({ payState }) => payState === payStates.paid);
  const way = payment ? channelTexts[payment.channel] : order.payModeText;
  const time = payTime ?? order.payTime ?? payment?.payTime;
  const no = payment ? `付款单 ${payment.payNo}` : `交易单 ${order.tradeNo}`;
  return (
    <p className={styles.facts}>
      <span>{[way, time && shortTime(time)].filter(Boolean).join(' · ')}</span>
      {/* Wide, and gone at the end of a line. */}
      {'\u3000'}
      <span>{no}</span>
    </p>
  );
}

function Buttons({
  result: { kind },
  order,
  tradeNo,
  isStopped,
  onAsk,
}: {
  result: PayResult;
  order: Order;
  tradeNo: string;
  isStopped: boolean;
  onAsk: () => void;
}) {
  const orders = order.siblings.length > 0 ? paths.center : orderDetailPath(order.orderNo);
  const mayPay =
    kind === 'unpaid' || kind === 'confirming' || (kind === 'waiting' && order.payMode === payModes.transfer);
  const [next, ...later] = kind === 'paid' || kind === 'waiting' ? laterInQueue(tradeNo) : [];
  return (
    <div className={styles.buttons}>
      {next && (
        <Link to={cashierPath(next)} className={buttonClass({ look: 'fill' })}>
          继续支付下一笔（还有 {later.length + 1} 笔）
        </Link>
      )}
      {mayPay && (
        <Link to={cashierPath(tradeNo)} className={buttonClass({ look: kind === 'confirming' ? 'ghost' : 'fill' })}>
          {kind === 'waiting' ? '查看收款账户' : '返回收银台'}
        </Link>
      )}
      {kind === 'confirming' && isStopped && (
        <Button look="fill" armed onClick={onAsk}>
          再次查询
        </Button>
      )}
      <Link to={orders} className={buttonClass({ look: mayPay || next ? 'ghost' : 'fill' })}>
        查看订单
      </Link>
      <Link to={paths.home} className={buttonClass({ look: 'ghost' })}>
        继续采购
      </Link>
    </div>
  );
}
