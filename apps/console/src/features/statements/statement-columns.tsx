import { type StatementState as State, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { statementPath } from '../../app/paths.ts';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { StatementRow } from './statements.queries.ts';
import styles from './statement-columns.module.css';

const tones: Record<State, TagTone> = {
  [statementStates.awaitingConfirm]: 'info',
  [statementStates.disputed]: 'warn',
  [statementStates.confirmed]: 'brand',
  [statementStates.invoiced]: 'brand',
  [statementStates.partlyPaid]: 'brand',
  [statementStates.settled]: 'ok',
  [statementStates.void]: 'grey',
};

export const StatementState = ({
  statement: { checkState, checkStateText },
}: {
  statement: Pick<StatementRow, 'checkState' | 'checkStateText'>;
}) => (
  <Tag isState tone={tones[checkState]}>
    {checkStateText}
  </Tag>
);

export const periodText = ({ periodFrom, periodTo }: Pick<StatementRow, 'periodFrom' | 'periodTo'>): string =>
  periodFrom === periodTo ? periodFrom : `${periodFrom} 至 ${periodTo.slice(5)}`;

/** When a statement is to be paid, red once that is over. */
export function Due({ statement: { dueDate, overdueDays } }: { statement: StatementRow }) {
  if (!dueDate) return <span className={cells.none}>—</span>;
  return (
    <>
      <span className={cells.line}>{dueDate}</span>
      {overdueDays > 0 && <small className={styles.late}>逾期 {overdueDays} 天</small>}
    </>
  );
}

/** Columns of the list of statements. */
export const statementColumns: TableColumnsType<StatementRow> = [
  {
    key: 'no',
    title: '对账单',
    width: 196,
    render: (_, row) => (
      <>
        <Link to={statementPath(row.checkId)} className={styles.no}>
          {row.checkNo}
        </Link>
        <small className={cells.sub}>{periodText(row)}</small>
      </>
    ),
  },
  {
    key: 'customer',
    title: '客户 / 账期',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.customerName}</span>
        <small className={cells.sub}>{row.termText}</small>
      </>
    ),
  },
  {
    key: 'total',
    title: '应收',
    width: 116,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.totalFee} />,
  },
  {
    key: 'unpaid',
    title: '未收',
    width: 116,
    align: 'right',
    render: (_, row) =>
      row.unpaidFee > 0 ? <Price tone="plain" fen={row.unpaidFee} /> : <span className={cells.none}>—</span>,
  },
  {
    key: 'invoiced',
    title: '已开票',
    width: 116,
    align: 'right',
    render: (_, row) =>
      row.invoicedFee > 0 ? <Price tone="plain" fen={row.invoicedFee} /> : <span className={cells.none}>—</span>,
  },
  { key: 'due', title: '付款期限', width: 112, render: (_, row) => <Due statement={row} /> },
  { key: 'state', title: '状态', width: 104, render: (_, row) => <StatementState statement={row} /> },
];

/** A statement in the list of a phone. */
export function StatementCard({ row }: { row: StatementRow }) {
  return (
    <div className={phone.card}>
      <StatementState statement={row} />
      <b>{row.customerName}</b>
      <small>
        {row.checkNo} · {periodText(row)}
      </small>
      <Price tone="plain" fen={row.totalFee} />
    </div>
  );
}
