import { type BankLineState, bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { matchDoubts } from '@jicai/domain/bank/match-bank-line.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { BankLine } from './bank.queries.ts';

const tones: Record<BankLineState, TagTone> = {
  [bankLineStates.open]: 'warn',
  [bankLineStates.applied]: 'ok',
  [bankLineStates.aside]: 'grey',
  [bankLineStates.recorded]: 'grey',
};

/** What has become of a line, and for an open one how well it is known what it is for. */
export function LineState({ line }: { line: BankLine }) {
  const isOpen = line.lineState === bankLineStates.open;
  if (isOpen && line.isCertain)
    return (
      <Tag isState tone="ok">
        可直接入账
      </Tag>
    );
  return (
    <Tag isState tone={isOpen && line.candidates.length === 0 ? 'danger' : tones[line.lineState]}>
      {isOpen ? (line.candidates.length > 0 ? '待核对' : '无人认领') : line.lineStateText}
    </Tag>
  );
}

/** The trade that has the money or most likely should; why a line was set aside. */
function forWhat(line: BankLine): { text: string; note: string } {
  if (line.tradeNo !== '') return { text: line.tradeNo, note: line.userName };
  if (line.lineState === bankLineStates.aside) return { text: line.reason, note: line.userName };
  const [first, ...more] = line.candidates;
  if (!first) return { text: '—', note: line.lineState === bankLineStates.recorded ? '流水号已在别处登记' : '' };
  const [doubt] = first.doubts;
  const others = more.length > 0 ? `另有 ${more.length} 笔可能` : '';
  return {
    text: first.customerName,
    note: [first.tradeNo, doubt && matchDoubts[doubt], others].filter(Boolean).join(' · '),
  };
}

/** Columns of the list of lines; fewer while a drawer stands beside it. */
export function bankColumns({ isNarrow }: { isNarrow: boolean }) {
  const all: TableColumnsType<BankLine> = [
    {
      key: 'payer',
      title: '付款方',
      width: '26%',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.payerName || '银行未提供'}</span>
          <small className={cells.sub}>{row.payerAccount}</small>
        </>
      ),
    },
    {
      key: 'remark',
      title: '附言 / 时间',
      render: (_, row) => (
        <>
          <span className={cells.line} title={row.remark}>
            {row.remark || '—'}
          </span>
          <small className={cells.sub}>{bookText(row.bookTime)}</small>
        </>
      ),
    },
    {
      key: 'fee',
      title: '金额',
      width: 130,
      align: 'right',
      render: (_, row) => <Price tone="plain" fen={row.receivedFee} />,
    },
    {
      key: 'trade',
      title: '对应交易',
      width: '30%',
      render: (_, row) => {
        const { text, note } = forWhat(row);
        return (
          <>
            <span className={cells.line} title={text}>
              {text}
            </span>
            <small className={cells.sub} title={note}>
              {note}
            </small>
          </>
        );
      },
    },
    { key: 'state', title: '状态', width: 120, render: (_, row) => <LineState line={row} /> },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'remark' && key !== 'trade'));
}

/** A day without a time stays a day. */
export const bookText = (bookTime: string): string => (bookTime.length > 10 ? shortTime(bookTime) : bookTime);

/** A line in the list of a phone. */
export function BankCard({ row }: { row: BankLine }) {
  const { text, note } = forWhat(row);
  return (
    <div className={phone.card}>
      <LineState line={row} />
      <b>{row.payerName || '银行未提供付款方'}</b>
      <small>
        {bookText(row.bookTime)} {row.remark}
      </small>
      {text !== '—' && (
        <small>
          {text} {note}
        </small>
      )}
      <Price tone="plain" fen={row.receivedFee} />
    </div>
  );
}
