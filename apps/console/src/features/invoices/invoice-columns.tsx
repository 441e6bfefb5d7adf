import { type InvoiceState as State, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { InvoiceRow } from './invoices.queries.ts';
import styles from './invoice-columns.module.css';

const tones: Record<State, TagTone> = {
  [invoiceStates.waiting]: 'warn',
  [invoiceStates.issuing]: 'info',
  [invoiceStates.issued]: 'ok',
  [invoiceStates.failed]: 'danger',
  [invoiceStates.withdrawn]: 'grey',
  [invoiceStates.confirmingRed]: 'info',
  [invoiceStates.partlyRed]: 'brand',
  [invoiceStates.red]: 'grey',
};

export const InvoiceState = ({
  invoice: { invoiceState, invoiceStateText },
}: {
  invoice: Pick<InvoiceRow, 'invoiceState' | 'invoiceStateText'>;
}) => (
  <Tag isState tone={tones[invoiceState]}>
    {invoiceStateText}
  </Tag>
);

/** Columns of the list of invoices; fewer while a drawer stands beside it. */
export function invoiceColumns({ isNarrow }: { isNarrow: boolean }) {
  const all: TableColumnsType<InvoiceRow> = [
    {
      key: 'no',
      title: '发票 / 申请',
      width: 196,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.invoiceNo || row.invoiceReqNo}</span>
          <small className={cells.sub}>{shortTime(row.createTime)}</small>
        </>
      ),
    },
    {
      key: 'title',
      title: '抬头 / 客户',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.titleName}</span>
          <small className={cells.sub}>
            {row.customerName} · {row.userName}
          </small>
        </>
      ),
    },
    { key: 'kind', title: '种类', width: 168, render: (_, row) => row.invoiceKindText },
    {
      key: 'amount',
      title: '金额',
      width: 112,
      align: 'right',
      render: (_, row) => (
        <>
          <Price tone="plain" fen={row.amountFee} />
          {row.overFee > 0 && (
            <small className={styles.over}>
              多开 <Price tone="plain" fen={row.overFee} />
            </small>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 148,
      render: (_, row) => (
        <>
          <InvoiceState invoice={row} />
          {row.failReason && <small className={cells.sub}>{row.failReason}</small>}
        </>
      ),
    },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'kind' && key !== 'amount'));
}

/** An invoice in the list of a phone. */
export function InvoiceCard({ row }: { row: InvoiceRow }) {
  return (
    <div className={phone.card}>
      <InvoiceState invoice={row} />
      <b>{row.titleName}</b>
      <small>
        {row.invoiceNo || row.invoiceReqNo} · {shortTime(row.createTime)}
      </small>
      <Price tone="plain" fen={row.amountFee} />
    </div>
  );
}
