import { applyStates, type PayState as State, payStates } from '@jicai/domain/payments/payment-states.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { PaymentRow } from './payments.queries.ts';

const tones: Record<State, TagTone> = {
  [payStates.created]: 'info',
  [payStates.paying]: 'info',
  [payStates.paid]: 'ok',
  [payStates.closed]: 'grey',
  [payStates.refused]: 'danger',
};

/** How far an attempt has come; money that fits no trade is amber. */
export function PayState({ payment }: { payment: PaymentRow }) {
  const { payState, payStateText, applyState, applyStateText } = payment;
  const isOdd = applyState !== applyStates.none && applyState !== applyStates.applied;
  return (
    <Tag isState tone={isOdd ? 'warn' : tones[payState]}>
      {isOdd ? applyStateText : payStateText}
    </Tag>
  );
}

/** Columns of the list of attempts; fewer while a drawer stands beside it. */
export function paymentColumns({ isNarrow }: { isNarrow: boolean }) {
  const all: TableColumnsType<PaymentRow> = [
    {
      key: 'no',
      title: '支付单',
      width: 184,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.payNo}</span>
          <small className={cells.sub}>{shortTime(row.createTime)}</small>
        </>
      ),
    },
    {
      key: 'customer',
      title: '客户 / 交易单',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.customerName}</span>
          <small className={cells.sub}>{row.tradeNo}</small>
        </>
      ),
    },
    {
      key: 'channel',
      title: '渠道',
      width: 168,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.channelName}</span>
          <small className={cells.sub}>{row.channelTradeNo || row.failText}</small>
        </>
      ),
    },
    {
      key: 'amount',
      title: '应付',
      width: 112,
      align: 'right',
      render: (_, row) => <Price tone="plain" fen={row.amountFee} />,
    },
    {
      key: 'received',
      title: '实收',
      width: 112,
      align: 'right',
      render: (_, row) =>
        row.receivedFee > 0 ? <Price tone="plain" fen={row.receivedFee} /> : <span className={cells.none}>—</span>,
    },
    { key: 'state', title: '状态', width: 128, render: (_, row) => <PayState payment={row} /> },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'channel' && key !== 'amount'));
}

/** An attempt in the list of a phone. */
export function PaymentCard({ row }: { row: PaymentRow }) {
  return (
    <div className={phone.card}>
      <PayState payment={row} />
      <b>{row.customerName}</b>
      <small>
        {row.channelName} · {shortTime(row.createTime)}
      </small>
      <Price tone="plain" fen={row.amountFee} />
    </div>
  );
}
