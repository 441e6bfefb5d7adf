import { type RefundState as State, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { ListedRefund } from './payments.queries.ts';

const tones: Record<State, TagTone> = {
  [refundStates.waiting]: 'warn',
  [refundStates.processing]: 'info',
  [refundStates.succeeded]: 'ok',
  [refundStates.abnormal]: 'danger',
  [refundStates.closed]: 'grey',
};

const RefundState = ({ refund: { refundState, refundStateText } }: { refund: ListedRefund }) => (
  <Tag isState tone={tones[refundState]}>
    {refundStateText}
  </Tag>
);

const wayText = ({ isByHand, voucher }: ListedRefund): string =>
  isByHand ? ['人工打款', voucher].filter(Boolean).join(' ') : '原路退回';

/** Columns of the list of refunds; fewer while a drawer stands beside it. */
export function refundColumns({ isNarrow }: { isNarrow: boolean }) {
  const all: TableColumnsType<ListedRefund> = [
    {
      key: 'no',
      title: '退款单',
      width: 210,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.refundNo}</span>
          <small className={cells.sub}>{shortTime(row.createTime)}</small>
        </>
      ),
    },
    {
      key: 'customer',
      title: '客户 / 订单',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.customerName}</span>
          <small className={cells.sub}>{row.orderNo || row.tradeNo}</small>
        </>
      ),
    },
    {
      key: 'way',
      title: '渠道 / 方式',
      width: 180,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.channelName}</span>
          <small className={cells.sub}>{wayText(row)}</small>
        </>
      ),
    },
    {
      key: 'reason',
      title: '原因',
      width: 220,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.reason}</span>
          {row.failText && <small className={cells.sub}>{row.failText}</small>}
        </>
      ),
    },
    {
      key: 'fee',
      title: '金额',
      width: 120,
      align: 'right',
      render: (_, row) => <Price tone="plain" fen={row.refundFee} />,
    },
    {
      key: 'state',
      title: '状态',
      width: 130,
      render: (_, row) => (
        <>
          <RefundState refund={row} />
          {row.refundTime && <small className={cells.sub}>{shortTime(row.refundTime)}</small>}
        </>
      ),
    },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'way' && key !== 'reason'));
}

/** A refund in the list of a phone. */
export function RefundCard({ row }: { row: ListedRefund }) {
  return (
    <div className={phone.card}>
      <RefundState refund={row} />
      <b>{row.customerName}</b>
      <small>
        {row.channelName} · {wayText(row)} · {shortTime(row.createTime)}
      </small>
      <Price tone="plain" fen={row.refundFee} />
    </div>
  );
}
