import { orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { orderStates, orderStateTexts, tradePayStates, tradePayStateTexts } from '@jicai/domain/orders/order-states.ts';
import {
  type ApplyState,
  applyStates,
  channelTexts,
  payStateTexts as attemptTexts,
  refundStateTexts,
} from '@jicai/domain/payments/payment-states.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { FileLinks } from '@jicai/ui/display/FileLinks.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { Link } from 'react-router';
import { orderDetailPath } from '../../app/paths.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { OrderReturns } from '../returns/index.ts';
import { orderTone, payStateTone } from './order-looks.ts';
import { OrderInvoice } from './OrderInvoice.tsx';
import styles from './OrderSide.module.css';

/** Money that the order did not need. */
const givenBackTexts: Partial<Record<ApplyState, string>> = {
  [applyStates.duplicate]: '重复支付，已自动退款',
  [applyStates.late]: '逾期到账，已自动退款',
};

/** The right column of an order: where it goes, how it is paid, its sisters, and the whole record. */
export function OrderSide({ order }: { order: Order }) {
  return (
    <>
      {order.shopNotes.length > 0 && (
        <Card title="商家留言" size="sm">
          <Timeline
            label="商家留言"
            items={order.shopNotes.map(({ text, time }) => ({ key: time + text, text, note: shortTime(time) }))}
          />
        </Card>
      )}
      <Delivery order={order} />
      <Payment order={order} />
      {order.history.some(({ event }) => event === 'openReturn') && <OrderReturns orderNo={order.orderNo} />}
      {order.siblings.length > 0 && <Siblings order={order} />}
      <Card title="全程记录" size="sm">
        <Timeline
          label="全程记录"
          items={order.history.flatMap(recordLines).toSorted((a, b) => b.time.localeCompare(a.time))}
        />
      </Card>
    </>
  );
}

/** A move, and above it what it did to goods and credit that were held. */
function recordLines({ event, label, time, userName, remark, held }: Order['history'][number], at: number) {
  const key = `${at} ${time} ${event}`;
  const move = {
    key,
    time,
    text: remark ? `${label}：${remark}` : label,
    note: [shortTime(time), userName].filter(Boolean).join(' · '),
    tone: event === 'pay' || event === 'receive' ? ('ok' as const) : ('plain' as const),
  };
  if (!held) return [move];
  return [{ key: `${key} held`, time, text: held, note: `${shortTime(time)} · 系统`, tone: 'plain' as const }, move];
}

function Delivery({
  order: { address, costCenter, files, remark, expectDate, userName, placedByName },
}: {
  order: Order;
}) {
  return (
    <Card title="收货与归属" size="sm">
      <Pairs>
        <Pair name="收货人">
          {address.receiver} {address.mobile || address.telephone}
        </Pair>
        <Pair name="收货地址">
          {address.areaText} {address.address}
        </Pair>
        <Pair name="期望到货">{expectDate}</Pair>
        <Pair name="成本中心">{costCenter}</Pair>
        <Pair name="备注">{remark}</Pair>
        <Pair name="附件">{files.length > 0 && <FileLinks files={files} />}</Pair>
        {placedByName && (
          <Pair name="下单">
            商城客服 {placedByName} 代 {userName} 下单
          </Pair>
        )}
      </Pairs>
    </Card>
  );
}

function Payment({ order }: { order: Order }) {
  const { payState, payments, refunds, transfers, siblings, tradePayFee } = order;
  return (
    <Card title="付款" size="sm">
      <Pairs>
        <Pair name="支付方式">
          {order.payModeText}
          {payState > tradePayStates.unpaid && (
            <Tag tone={payStateTone(payState)} className={styles.tag}>
              {tradePayStateTexts[payState]}
            </Tag>
          )}
        </Pair>
        <Pair name="发票">
          {order.invoiceState !== orderInvoiceStates.none && <OrderInvoice order={order} place="page" />}
        </Pair>
        <InvoiceChoice order={order} />
        <Pair name="交易单">
          <span className={styles.no}>{order.tradeNo}</span>
        </Pair>
        {siblings.length > 0 && (
          <Pair name="交易金额">
            <Price fen={tradePayFee} tone="plain" className={styles.fee} /> 含同批 {siblings.length + 1} 个订单
          </Pair>
        )}
        {payments.map((payment) => (
          <PaymentRow
            key={payment.payNo}
            no={payment.payNo}
            name={`${channelTexts[payment.channel]} ${givenBackTexts[payment.applyState] ?? attemptTexts[payment.payState] ?? ''}`}
            fen={payment.payFee}
            time={payment.payTime}
            title="付款单"
          />
        ))}
        {transfers.map(({ bankSerialNo, fee, time }) => (
          <PaymentRow
            key={bankSerialNo}
            title="到账转账"
            name="已到账"
            no={`银行流水号 ${bankSerialNo}`}
            fen={fee}
            time={time}
          />
        ))}
        {refunds.map((refund) => (
          <PaymentRow
            key={refund.refundNo}
            no={refund.refundNo}
            name={refundStateTexts[refund.refundState] ?? ''}
            fen={refund.refundFee}
            time={refund.refundTime}
            title="退款单"
          />
        ))}
      </Pairs>
    </Card>
  );
}

/** The invoice that was chosen with the order; nothing where none was, or no order is left to invoice. */
function InvoiceChoice({ order: { invoice, orderState } }: { order: Order }) {
  if (!invoice || (invoice.wishState === 'waiting' && isOver(orderState))) return null;
  return (
    <Pair name="开票方式">
      {invoice.invoiceKindText}
      <div className={styles.note}>{[invoice.titleName, invoice.taxNo].filter(Boolean).join(' ')}</div>
      {choiceNotes[invoice.wishState] && <div className={styles.note}>{choiceNotes[invoice.wishState]}</div>}
    </Pair>
  );
}

const isOver = (orderState: number) => orderState === orderStates.cancelled || orderState === orderStates.closed;
const choiceNotes: Record<NonNullable<Order['invoice']>['wishState'], string> = {
  waiting: '订单完成后自动申请',
  asked: '',
  ended: '没有可开票的金额，未申请',
};

function PaymentRow({
  title,
  no,
  name,
  fen,
  time,
}: {
  title: string;
  no: string;
  name: string;
  fen: number;
  time: string | undefined;
}) {
  return (
    <Pair name={title}>
      {name} <Price fen={fen} tone="plain" className={styles.fee} />
      <div className={styles.note}>
        {no}
        {time && <span className={styles.when}>{shortTime(time)}</span>}
      </div>
    </Pair>
  );
}

function Siblings({ order }: { order: Order }) {
  return (
    <Card title="同批提交的订单" size="sm" note="按供应商拆分">
      <ul className={styles.siblings}>
        {order.siblings.map(({ orderNo, supplierName, orderState }) => (
          <li key={orderNo}>
            <Link to={orderDetailPath(orderNo)} className="hit">
              {supplierName}
            </Link>
            <Tag tone={orderTone(orderState)} isState>
              {orderStateTexts[orderState] ?? ''}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
