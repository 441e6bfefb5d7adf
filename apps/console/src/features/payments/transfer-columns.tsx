import { type TransferState as State, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { TransferRow } from './payments.queries.ts';

const tones: Record<State, TagTone> = {
  [transferStates.waiting]: 'warn',
  [transferStates.confirmed]: 'ok',
  [transferStates.rejected]: 'danger',
};

export const TransferState = ({ transfer }: { transfer: TransferRow }) => (
  <Tag isState tone={tones[transfer.transferState]}>
    {transfer.transferStateText}
  </Tag>
);

export function AnswerButton({
  transfer,
  onAnswer,
}: {
  transfer: TransferRow;
  onAnswer: (transfer: TransferRow) => void;
}) {
  const may = useMay();
  if (transfer.transferState !== transferStates.waiting || !may('ops.pay.confirm')) return null;
  return (
    <Button size="sm" look="soft" onClick={() => onAnswer(transfer)}>
      核对
    </Button>
  );
}

/** Columns of the list of transfers; fewer while a drawer stands beside it. */
export function transferColumns({
  isNarrow,
  onAnswer,
}: {
  isNarrow: boolean;
  onAnswer: (transfer: TransferRow) => void;
}) {
  const all: TableColumnsType<TransferRow> = [
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
      key: 'payer',
      title: '付款方',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.payerName}</span>
          <small className={cells.sub}>{row.payerAccount}</small>
        </>
      ),
    },
    {
      key: 'serial',
      title: '银行流水号 / 转账时间',
      width: 210,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.bankSerialNo}</span>
          <small className={cells.sub}>{shortTime(row.transferTime)}</small>
        </>
      ),
    },
    {
      key: 'fee',
      title: '转账 / 应付',
      width: 130,
      align: 'right',
      render: (_, row) => (
        <>
          <Price tone="plain" fen={row.transferFee} />
          <small className={cells.sub}>
            应付 <Price tone="plain" fen={row.payFee - row.tradeReceivedFee} />
          </small>
        </>
      ),
    },
    { key: 'state', title: '状态', width: 100, render: (_, row) => <TransferState transfer={row} /> },
    {
      key: 'act',
      title: '操作',
      width: 90,
      render: (_, row) => <AnswerButton transfer={row} onAnswer={onAnswer} />,
    },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'payer' && key !== 'serial'));
}

/** A transfer in the list of a phone. */
export function TransferCard({ row }: { row: TransferRow }) {
  return (
    <div className={phone.card}>
      <TransferState transfer={row} />
      <b>{row.customerName}</b>
      <small>
        {row.payerName} · {row.bankSerialNo}
      </small>
      <Price tone="plain" fen={row.transferFee} />
    </div>
  );
}
