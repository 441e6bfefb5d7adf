import { type Age, ageNames, ages } from '@jicai/domain/statements/ageing.ts';
import { payableStates } from '@jicai/domain/statements/statement-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import styles from './AgeingList.module.css';
import { StatementList } from './StatementList.tsx';
import type { StatementsAddress } from './statements-address.ts';
import { type AgeingRow, ageingQuery } from './statements.queries.ts';

/** 账龄: what customers owe by how long it has been due; a sum leads to its statements. */
export function AgeingList({ address }: { address: StatementsAddress }) {
  const { customerId, age, pageIndex, pageSize, change, toPage } = address;
  if (customerId) {
    const question = { states: payableStates, searchKey: '', customerId, age, pageIndex, pageSize };
    return (
      <>
        <p className={styles.bar}>
          <Button size="sm" onClick={() => change({ customer: '', age: '' })}>
            返回账龄
          </Button>
          <span>{age ? `账龄 ${ages[age].label}` : '全部未付'}的对账单</span>
        </p>
        <StatementList question={question} emptyTitle="没有这样的对账单" toPage={toPage} />
      </>
    );
  }
  return <AgeingTable address={address} />;
}

function AgeingTable({ address }: { address: StatementsAddress }) {
  const { pageIndex, pageSize, change } = address;
  const query = useQuery(ageingQuery({ pageIndex, pageSize }));
  const sums = query.data?.sums;
  const paper = useMutation({
    mutationFn: async () => (await post('/api/OpsCheck/ExportAgeing', { data: {} })).resultData.fileUrl,
    onSuccess: saveFile,
  });
  const open = (row: AgeingRow, age?: Age) => change({ customer: row.customerId, age: age ?? '' });
  return (
    <>
      <div className={styles.bar}>
        {sums &&
          ageNames.map((age) => (
            <span key={age}>
              {ages[age].label} <Price tone="plain" fen={sums[age]} />
            </span>
          ))}
        <Button size="sm" className={styles.export} disabled={paper.isPending} onClick={() => paper.mutate()}>
          导出
        </Button>
      </div>
      <PagedTable<AgeingRow>
        label="账龄"
        query={query}
        address={address}
        keyOf={(row) => row.customerId}
        columns={columns(open)}
        empty={<EmptyState title="没有客户欠款" />}
        onOpen={(row) => open(row)}
        Card={AgeingCard}
      />
    </>
  );
}

const columns = (open: (row: AgeingRow, age: Age) => void): TableColumnsType<AgeingRow> => [
  { key: 'customer', title: '客户', render: (_, row) => <span className={cells.line}>{row.customerName}</span> },
  ...ageNames.map((age) => ({
    key: age,
    title: ages[age].label,
    width: 124,
    align: 'right' as const,
    render: (_: unknown, row: AgeingRow) =>
      row.fees[age] === 0 ? (
        <span className={styles.none}>—</span>
      ) : (
        <button
          type="button"
          className={styles.sum}
          onClick={(event) => {
            event.stopPropagation();
            open(row, age);
          }}
        >
          <Price tone="plain" fen={row.fees[age]} />
        </button>
      ),
  })),
  {
    key: 'total',
    title: '合计',
    width: 136,
    align: 'right',
    render: (_, row) => (
      <b>
        <Price tone="plain" fen={row.totalFee} />
      </b>
    ),
  },
];

function AgeingCard({ row }: { row: AgeingRow }) {
  return (
    <div className={phone.card}>
      <b>{row.customerName}</b>
      {ageNames
        .filter((age) => row.fees[age] > 0)
        .map((age) => (
          <small key={age}>
            {ages[age].label} <Price tone="plain" fen={row.fees[age]} />
          </small>
        ))}
      <Price tone="plain" fen={row.totalFee} />
    </div>
  );
}
