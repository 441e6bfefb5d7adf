import { billStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { ChannelBill } from './bills.queries.ts';
import styles from './bill-columns.module.css';

/** What came of a day: nothing to do, so many differences, or no bill yet. */
export function BillMark({ bill }: { bill: ChannelBill }) {
  if (bill.isAsked)
    return (
      <Tag isState tone="grey">
        正在核对
      </Tag>
    );
  if (bill.billState === billStates.failed)
    return (
      <Tag isState tone="danger">
        {bill.billStateText}
      </Tag>
    );
  if (bill.billState === billStates.waiting)
    return (
      <Tag isState tone="grey">
        {bill.billStateText}
      </Tag>
    );
  return bill.openCount > 0 ? (
    <Tag isState tone="warn">
      {bill.openCount} 笔差异
    </Tag>
  ) : (
    <Tag isState tone="ok">
      相符
    </Tag>
  );
}

const isCompared = ({ billState }: ChannelBill) => billState === billStates.compared;
const sumText = (fen: number, count: number) => `${fenText(fen)} · ${count} 笔`;

/** The channel's sum, and below it the shop's, which is marked where it is another one. */
function Sums({ there, here, isShown }: { there: string; here: string; isShown: boolean }) {
  if (!isShown) return <span className={cells.none}>—</span>;
  return (
    <>
      <span className={cells.line}>{there}</span>
      <small className={cells.sub} data-differs={there === here ? undefined : true}>
        本店 {here}
      </small>
    </>
  );
}

const paidOf = (bill: ChannelBill) => ({
  there: sumText(bill.paidFee, bill.paidCount),
  here: sumText(bill.ownPaidFee, bill.ownPaidCount),
  isShown: isCompared(bill) && bill.paidCount + bill.ownPaidCount > 0,
});
const refundedOf = (bill: ChannelBill) => ({
  there: sumText(bill.refundFee, bill.refundCount),
  here: sumText(bill.ownRefundFee, bill.ownRefundCount),
  isShown: isCompared(bill) && bill.refundCount + bill.ownRefundCount > 0,
});

/** Whose bill it is. */
export const merchantText = ({ isSimulated, merchantNo }: ChannelBill): string =>
  isSimulated ? '演示渠道' : merchantNo;

/** Columns of the list of days; fewer while a drawer stands beside it. */
export function billColumns({ isNarrow }: { isNarrow: boolean }) {
  const all: TableColumnsType<ChannelBill> = [
    {
      key: 'day',
      title: '账单日期 / 渠道',
      width: isNarrow ? '34%' : '20%',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.billDay}</span>
          <small className={cells.sub}>
            {row.channelName} {merchantText(row)}
          </small>
        </>
      ),
    },
    {
      key: 'paid',
      title: '渠道收款',
      align: 'right',
      className: styles.sums ?? '',
      render: (_, row) => <Sums {...paidOf(row)} />,
    },
    {
      key: 'refunded',
      title: '渠道退款',
      align: 'right',
      className: styles.sums ?? '',
      render: (_, row) => <Sums {...refundedOf(row)} />,
    },
    {
      key: 'matched',
      title: '相符',
      width: 110,
      align: 'right',
      render: (_, row) => (
        <>
          <span className={cells.line}>{isCompared(row) ? `${row.matchedCount} 笔` : '—'}</span>
          {row.mendedCount > 0 && <small className={cells.sub}>查询补记 {row.mendedCount} 笔</small>}
        </>
      ),
    },
    {
      key: 'state',
      title: '结果',
      width: isNarrow ? 120 : 200,
      render: (_, row) => (
        <>
          <BillMark bill={row} />
          {!isNarrow && <small className={cells.sub}>{noteOf(row)}</small>}
        </>
      ),
    },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'refunded' && key !== 'matched'));
}

const noteOf = (bill: ChannelBill): string =>
  bill.failText || (bill.compareTime ? `${shortTime(bill.compareTime)} 核对` : '次日上午自动获取');

/** A day in the list of a phone. */
export function BillCard({ row }: { row: ChannelBill }) {
  return (
    <div className={phone.card}>
      <BillMark bill={row} />
      <b>
        {row.billDay} {row.channelName}
      </b>
      {paidOf(row).isShown && <small>渠道收款 {paidOf(row).there}</small>}
      {refundedOf(row).isShown && <small>渠道退款 {refundedOf(row).there}</small>}
      <small>{noteOf(row)}</small>
    </div>
  );
}
