import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Drawer } from '../../parts/Drawer.tsx';
import drawerStyles from '../../parts/Drawer.module.css';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import { PayState } from './payment-columns.tsx';
import { type PaymentRow, type RefundRow, type TradeMoney, tradeMoneyQuery } from './payments.queries.ts';
import styles from './TradeMoneyDrawer.module.css';
import { TradeTransfers } from './TradeTransfers.tsx';

/** Everything money did for one trade. */
export function TradeMoneyDrawer({ tradeNo, onClose }: { tradeNo: string; onClose: () => void }) {
  const query = useQuery(tradeMoneyQuery(tradeNo));
  return (
    <Drawer
      label={`交易单 ${tradeNo}`}
      onClose={onClose}
      head={
        <p className={drawerStyles.line}>
          <b className={drawerStyles.no}>{tradeNo}</b>
          <CopyButton text={tradeNo} label="交易单号" />
        </p>
      }
    >
      <QueryState
        query={query}
        skeleton={
          <Loading className={drawerStyles.bones}>
            <Skeleton height={240} />
          </Loading>
        }
      >
        {(money) => <Money money={money} />}
      </QueryState>
    </Drawer>
  );
}

function Money({ money: { tradeNo, customerName, payFee, orderNos, payments, refunds } }: { money: TradeMoney }) {
  return (
    <>
      <DrawerSection title="交易">
        <Pairs>
          <Pair name="客户">{customerName}</Pair>
          <Pair name="应付">
            <Price tone="plain" fen={payFee} />
          </Pair>
          <Pair name="订单">
            {orderNos.map((orderNo) => (
              <Link key={orderNo} to={`${paths.orders}?view=all&open=${orderNo}`} className={styles.order}>
                {orderNo}
              </Link>
            ))}
          </Pair>
        </Pairs>
      </DrawerSection>
      <TradeTransfers tradeNo={tradeNo} />
      <DrawerSection title="支付" note={`${payments.length} 次`}>
        {payments.map((payment) => (
          <Attempt key={payment.payNo} payment={payment} />
        ))}
      </DrawerSection>
      <DrawerSection title="退款" note={refunds.length > 0 ? `${refunds.length} 笔` : '没有退款'}>
        {refunds.map((refund) => (
          <Refund key={refund.refundNo} refund={refund} />
        ))}
      </DrawerSection>
    </>
  );
}

function Attempt({ payment }: { payment: PaymentRow }) {
  return (
    <div className={styles.entry}>
      <p className={styles.line}>
        <b>{payment.channelName}</b>
        <PayState payment={payment} />
        <Price tone="plain" fen={payment.receivedFee || payment.amountFee} className={styles.fee} />
      </p>
      <small>
        {payment.payNo} · {payment.createTime}
      </small>
      {payment.channelTradeNo && <small>渠道流水号 {payment.channelTradeNo}</small>}
      {payment.failText && <small>{payment.failText}</small>}
    </div>
  );
}

function Refund({ refund }: { refund: RefundRow }) {
  const isDone = refund.refundState === refundStates.succeeded;
  return (
    <div className={styles.entry}>
      <p className={styles.line}>
        <b>{refund.channelName}</b>
        <Tag isState tone={isDone ? 'ok' : 'warn'}>
          {refund.refundStateText}
        </Tag>
        <Price tone="plain" fen={refund.refundFee} className={styles.fee} />
      </p>
      <small>
        {refund.refundNo} · {refund.createTime}
      </small>
      <small>
        {refund.reason}
        {refund.orderNo && ` · 订单 ${refund.orderNo}`}
      </small>
      {refund.voucher && <small>人工退款流水号 {refund.voucher}</small>}
      {!isDone && refund.failText && <small>{refund.failText}</small>}
    </div>
  );
}
