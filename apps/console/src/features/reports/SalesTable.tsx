import type { ReportTable } from '@jicai/domain/reports/report-tables.ts';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Segmented, Table } from 'antd';
import { type ReactNode, useState } from 'react';
import { usePinned } from '../../parts/use-pinned.ts';
import { ListPager } from '../../parts/ListPager.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ReportAddress } from './report-address.ts';
import { type TableRow, tableQuery } from './reports.queries.ts';
import { type DrawnRow, salesColumns, SumRow } from './sales-columns.tsx';
import styles from './ReportsPage.module.css';

const names: Readonly<Record<ReportTable, string>> = {
  category: '分类',
  supplier: '供应商',
  customer: '客户',
  brand: '品牌',
  item: '商品',
};
const choices = (Object.keys(names) as ReportTable[]).map((value) => ({ value, label: names[value] }));
const pageSize = 20;

/**
 * Sales by one thing, beside the period before; categories open to those below them. `only` leaves no choice of the thing,
 * and keeps the page number to itself: the address has that of the list above.
 */
export function SalesTable({ address, only }: { address: ReportAddress; only?: ReportTable }) {
  const { asked, change } = address;
  const [ownPage, setOwnPage] = useState(1);
  const by = only ?? address.by;
  const [pageIndex, toPage] = only ? [ownPage, setOwnPage] : [address.pageIndex, address.toPage];
  const question = { ...asked, by, pageSize };
  const query = useQuery(tableQuery({ ...question, pageIndex }));
  const [opened, setOpened] = useState<string[]>([]);
  const branches = useBranches(opened, (parentKey) => tableQuery({ ...question, parentKey, pageIndex: 1 }));
  const toggle = (key: string) =>
    setOpened(opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key]);
  return (
    <Card
      title={`按${names[by]}`}
      size="sm"
      isFlush
      className={styles.table}
      extra={
        <div className={styles.tools}>
          {only === undefined && (
            <Segmented
              aria-label="按什么看"
              size="small"
              options={choices}
              value={by}
              onChange={(next) => change({ by: next === 'category' ? '' : next })}
            />
          )}
          <ExportButton table={by} asked={asked} />
        </div>
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
        {({ resultData, total, totalCount }) => {
          const rows = drawn(resultData, { branches, depth: 0 });
          const sum = <SumRow total={total} />;
          return rows.length === 0 ? (
            <EmptyState title="这段时间没有销售" hint="换一段日期再看" />
          ) : (
            <>
              <Drawn
                rows={rows}
                sum={sum}
                columns={{
                  by,
                  name: names[by],
                  most: Math.max(1, ...resultData.map(({ netFee }) => netFee)),
                  opened,
                  onToggle: toggle,
                }}
              />
              {by !== 'category' && (
                <ListPager
                  totalCount={totalCount}
                  isCapped={false}
                  pageIndex={pageIndex}
                  pageSize={pageSize}
                  isOfOneSize
                  onChange={toPage}
                />
              )}
            </>
          );
        }}
      </QueryState>
      <p className={styles.terms}>
        口径：订单付款（账期订单为占用额度）当日计入，含税含运费，退款按退款到账当日冲减，不含对账单调整；成本取下单时的进价，没有进价的不计毛利。
        {query.dataUpdatedAt > 0 && `数据更新于 ${shortTime(wireNow(query.dataUpdatedAt))}。`}
      </p>
    </Card>
  );
}

function Drawn({
  rows,
  sum,
  columns,
}: {
  rows: DrawnRow[];
  sum: ReactNode;
  columns: Parameters<typeof salesColumns>[0];
}) {
  const pinned = usePinned(salesColumns(columns));
  return (
    <Table<DrawnRow>
      aria-label={`按${columns.name}`}
      size="middle"
      tableLayout="fixed"
      pagination={false}
      scroll={{ x: 860 }}
      rowKey={({ row }) => row.key}
      dataSource={rows}
      columns={pinned}
      rowClassName={({ depth }) => (depth > 0 ? String(styles.below) : '')}
      summary={() => sum}
    />
  );
}

/** The time of the shop of a moment, as the wire writes times. */
const wireNow = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

type Branches = ReadonlyMap<string, readonly TableRow[]>;

/** What lies below the opened rows. */
function useBranches(opened: readonly string[], ask: (parentKey: string) => ReturnType<typeof tableQuery>): Branches {
  const answers = useQueries({ queries: opened.map(ask) });
  return new Map(opened.map((key, at) => [key, answers[at]?.data?.resultData ?? []]));
}

/** Rows in the order they stand, each above those below it. */
function drawn(rows: readonly TableRow[], { branches, depth }: { branches: Branches; depth: number }): DrawnRow[] {
  return rows.flatMap((row) => [
    { row, depth },
    ...(row.hasBranches ? drawn(branches.get(row.key) ?? [], { branches, depth: depth + 1 }) : []),
  ]);
}
