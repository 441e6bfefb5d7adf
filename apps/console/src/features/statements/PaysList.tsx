import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { PayAnswerDialog } from './PayAnswerDialog.tsx';
import type { StatementsAddress } from './statements-address.ts';
import { type StatementPay, paysQuery } from './statements.queries.ts';

const columns = (answer: ((pay: StatementPay) => void) | undefined): TableColumnsType<StatementPay> => [
  {
    key: 'customer',
    title: '客户',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.customerName}</span>
        <small className={cells.sub}>
          {row.userName} {shortTime(row.createTime)} 提交
        </small>
      </>
    ),
  },
  {
    key: 'serial',
    title: '银行流水号 / 付款日期',
    width: 220,
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.bankSerialNo}</span>
        <small className={cells.sub}>{row.payTime.slice(0, 10)}</small>
      </>
    ),
  },
  {
    key: 'checks',
    title: '对账单',
    width: 240,
    render: (_, row) => <span className={cells.line}>{row.allocations.map(({ checkNo }) => checkNo).join('、')}</span>,
  },
  {
    key: 'fee',
    title: '金额',
    width: 140,
    align: 'right',
    render: (_, row) => <Price tone="plain" fen={row.payFee} />,
  },
  {
    key: 'act',
    title: '操作',
    width: 100,
    render: (_, row) =>
      answer && (
        <Button size="sm" look="soft" onClick={() => answer(row)}>
          核对
        </Button>
      ),
  },
];

/** Payments that customers reported and whose money has to be found on the account. */
export function PaysList({ address }: { address: StatementsAddress }) {
  const { pageIndex, pageSize } = address;
  const query = useQuery(paysQuery({ isWaiting: true, pageIndex, pageSize }));
  const [answering, setAnswering] = useState<StatementPay>();
  const may = useMay();
  return (
    <>
      <PagedTable<StatementPay>
        label="待确认付款"
        query={query}
        address={address}
        keyOf={(row) => row.payId}
        columns={columns(may('ops.statement.collect') ? setAnswering : undefined)}
        empty={<EmptyState title="没有待确认的付款" />}
        {...(may('ops.statement.collect') && { onOpen: setAnswering })}
        Card={PayCard}
      />
      {answering && <PayAnswerDialog pay={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

function PayCard({ row }: { row: StatementPay }) {
  return (
    <div className={phone.card}>
      <b>{row.customerName}</b>
      <small>
        {row.bankSerialNo} · {row.payTime.slice(0, 10)}
      </small>
      <Price tone="plain" fen={row.payFee} />
    </div>
  );
}
