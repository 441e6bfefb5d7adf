import type { AbnormalAction } from '@jicai/domain/payments/payment-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { AbnormalCase } from './payments.queries.ts';
import styles from './abnormal-columns.module.css';

export const abnormalActionTexts: Readonly<Record<AbnormalAction, string>> = {
  refund: '全部退回',
  apply: '按实收入账',
  retry: '重新退款',
  manual: '登记人工退款',
};

type Decide = (abnormal: AbnormalCase, action: AbnormalAction) => void;

function Acts({ abnormal, onDecide }: { abnormal: AbnormalCase; onDecide: Decide }) {
  const may = useMay();
  if (!may('ops.pay.refund')) return null;
  return (
    <span className={styles.acts}>
      {abnormal.actions.map((action) => (
        <Button key={action} size="sm" look="soft" onClick={() => onDecide(abnormal, action)}>
          {abnormalActionTexts[action]}
        </Button>
      ))}
    </span>
  );
}

/** Columns of the cases that a person decides; fewer while a drawer stands beside them. */
export function abnormalColumns({ isNarrow, onDecide }: { isNarrow: boolean; onDecide: Decide }) {
  const all: TableColumnsType<AbnormalCase> = [
    {
      key: 'no',
      title: '单号',
      width: 210,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.refundNo || row.payNo}</span>
          <small className={cells.sub}>{row.tradeNo}</small>
        </>
      ),
    },
    {
      key: 'channel',
      title: '渠道 / 时间',
      width: 140,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.channelName}</span>
          <small className={cells.sub}>{shortTime(row.createTime)}</small>
        </>
      ),
    },
    { key: 'reason', title: '原因', render: (_, row) => <span className={cells.line}>{row.reason}</span> },
    {
      key: 'fee',
      title: '金额',
      width: 150,
      align: 'right',
      render: (_, row) => (
        <>
          <Price tone="plain" fen={row.kind === 'payment' ? row.receivedFee : row.amountFee} />
          {row.kind === 'payment' && (
            <small className={cells.sub}>
              应付 <Price tone="plain" fen={row.amountFee} />
            </small>
          )}
        </>
      ),
    },
    { key: 'acts', title: '处理', width: 230, render: (_, row) => <Acts abnormal={row} onDecide={onDecide} /> },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'channel' && key !== 'reason'));
}

/** A case in the list of a phone. */
export function AbnormalCard({ row }: { row: AbnormalCase }) {
  return (
    <div className={phone.card}>
      <Tag isState tone="warn">
        {row.stateText}
      </Tag>
      <b>{row.refundNo || row.payNo}</b>
      <small>
        {row.channelName} · {row.reason}
      </small>
      <Price tone="plain" fen={row.kind === 'payment' ? row.receivedFee : row.amountFee} />
    </div>
  );
}
