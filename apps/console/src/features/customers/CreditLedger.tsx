import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { usePage } from '../../parts/use-page.ts';
import { type LedgerEntry, ledgerQuery } from './customers.queries.ts';
import dense from '../../parts/DenseTable.module.css';

const signed = (fee: number) => (fee > 0 ? `+${fenText(fee)}` : fenText(fee));
const change = (fee: number) => (fee === 0 ? <span className={cells.none}>—</span> : <span>{signed(fee)}</span>);

const columns: TableColumnsType<LedgerEntry> = [
  { key: 'time', title: '时间', width: 120, render: (_, row) => shortTime(row.createTime) },
  { key: 'kind', title: '类型', width: 120, render: (_, row) => row.kindText },
  { key: 'trade', title: '单据', render: (_, row) => row.tradeNo || <span className={cells.none}>—</span> },
  { key: 'limit', title: '额度变动', width: 130, align: 'right', render: (_, row) => change(row.limitFee) },
  { key: 'used', title: '已用变动', width: 130, align: 'right', render: (_, row) => change(row.usedFee) },
  { key: 'frozen', title: '冻结变动', width: 130, align: 'right', render: (_, row) => change(row.frozenFee) },
];

/** Every change of a credit account, the newest first. */
export function CreditLedger({ customerId }: { customerId: string }) {
  const { page, toPage } = usePage();
  const query = useQuery(ledgerQuery({ customerId, ...page }));
  return (
    <Card title="额度流水" note="只增不改" size="sm" isFlush className={dense.inSmallCard}>
      <PagedTable<LedgerEntry>
        label="额度流水"
        query={query}
        address={{ ...page, toPage }}
        keyOf={(row) => row.entryId}
        columns={columns}
        empty={<EmptyState title="还没有流水" />}
        Card={EntryCard}
      />
    </Card>
  );
}

function EntryCard({ row }: { row: LedgerEntry }) {
  return (
    <div className={phone.card}>
      <b>{row.kindText}</b>
      <small>
        {shortTime(row.createTime)} {row.tradeNo}
      </small>
      <p>{signed(row.usedFee || row.frozenFee || row.limitFee)}</p>
    </div>
  );
}
