import { payModes } from '@jicai/domain/orders/order-states.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { Cashier } from '@jicai/contract/payments/payments.ts';
import { type Channel, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { IconChevronDown } from '@jicai/ui/icons/icons.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { orderDetailPath, paySuccessPath } from '../../app/paths.ts';
import styles from './CashierPage.module.css';
import { ChannelChoice } from './ChannelChoice.tsx';
import { Countdown } from './Countdown.tsx';
import { lastChannel } from './last-channel.ts';
import pageStyles from './PayPage.module.css';
import { cashierQuery, isUsable } from './payments.queries.ts';
import { TradeMessage } from './TradeMessage.tsx';
import { useCountdown } from './use-countdown.ts';

/** /Cashier?tradeNo=…: how much, until when, and how. What cannot be paid any more is explained. */
export function CashierPage() {
  const [params] = useSearchParams();
  const tradeNo = params.get('tradeNo') ?? '';
  const cashier = useQuery(cashierQuery(tradeNo));
  if (cashier.error instanceof Refusal && !cashier.data) {
    const { code } = cashier.error;
    if (code === errorCodes.alreadyPaid) return <Navigate to={paySuccessPath(tradeNo)} replace />;
    // The server says which it is: on account, cancelled, being cancelled, not yet approved.
    if (code === errorCodes.stateChanged)
      return <TradeMessage title={cashier.error.message} hint="这笔交易现在没有可以付的金额" />;
    const message = refusals[code];
    if (message) return <TradeMessage {...message} />;
  }
  return (
    <div className={pageStyles.page}>
      <h1 className="sr">收银台</h1>
      <QueryState query={cashier} skeleton={<CashierSkeleton />}>
        {(found) => <CashierView cashier={found} onChanged={() => void cashier.refetch()} />}
      </QueryState>
    </div>
  );
}

const refusals: Partial<Record<string, { title: string; hint: string }>> = {
  [errorCodes.paymentExpired]: { title: '付款时间已过', hint: '订单将自动取消，库存已释放；需要的话请重新下单' },
  [errorCodes.forbidden]: { title: '没有付款权限', hint: '请让企业管理员、采购员或财务付款' },
  [errorCodes.badInput]: { title: '没有找到这笔交易', hint: '交易单号有误' },
  [errorCodes.notFound]: { title: '没有找到这笔交易', hint: '交易单号有误，或者交易不属于当前账号' },
};

function CashierView({ cashier, onChanged }: { cashier: Cashier & { answeredAt: number }; onChanged: () => void }) {
  const left = useCountdown({ ...cashier, deadline: cashier.payDeadline });
  const { tradeNo, orderNos, payDeadline, payFee, receivedFee } = cashier;
  const restFee = payFee - receivedFee;
  return (
    <>
      <section className={styles.top} aria-label="待付金额">
        <div className={styles.words}>
          <p className={styles.title}>{titleOf(cashier, left)}</p>
          <div className={styles.facts}>
            <span>
              交易单 <b className={styles.no}>{tradeNo}</b>
            </span>
            <span>{orderNos.length} 个订单</span>
            <OrderLinks orderNos={orderNos} />
          </div>
          <div className={styles.facts}>
            <span>剩余时间</span>
            <Countdown ms={left} />
            <span className={styles.quiet}>{payDeadline.slice(5, 16)} 前有效，超时自动取消</span>
          </div>
        </div>
        <div className={styles.due}>
          <span>{receivedFee > 0 ? '还需支付' : '应付金额'}</span>
          <Price fen={restFee} className={styles.amount} />
        </div>
      </section>
      <ChannelChoice cashier={cashier} isOver={left === 0} onChanged={onChanged} first={firstChannel(cashier)} />
    </>
  );
}

function titleOf({ transferState }: Cashier, left: number): string {
  if (left === 0) return '付款时间已过，订单将自动取消';
  return transferState === transferStates.waiting ? '已登记转账，等待商家核对' : '订单已提交，请在截止时间前完成付款';
}

function OrderLinks({ orderNos }: { orderNos: readonly string[] }) {
  const [only] = orderNos;
  if (orderNos.length === 1 && only) {
    return (
      <Link to={orderDetailPath(only)} className={styles.link}>
        订单详情
      </Link>
    );
  }
  return (
    <details className={styles.orders}>
      <summary>
        订单详情
        <IconChevronDown size={14} />
      </summary>
      <ul>
        {orderNos.map((orderNo) => (
          <li key={orderNo}>
            <Link to={orderDetailPath(orderNo)}>{orderNo}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A trade that waits for a transfer starts there, others with what was used last. */
function firstChannel({ channels, payMode, receivedFee }: Cashier): Channel | undefined {
  const usable = channels.filter(isUsable).map(({ channel }) => channel);
  if ((payMode === payModes.transfer || receivedFee > 0) && usable.includes('TRANSFER')) return 'TRANSFER';
  return usable.find((channel) => channel === lastChannel()) ?? usable[0];
}

function CashierSkeleton() {
  return (
    <Loading className={styles.skeleton}>
      <Skeleton height={150} radius={8} />
      <Skeleton height={420} radius={8} />
    </Loading>
  );
}
