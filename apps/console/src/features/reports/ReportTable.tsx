import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { usePinned } from '../../parts/use-pinned.ts';
import styles from './ReportsPage.module.css';

/** A table of a report with what it means beneath. */
export function ReportTable<Row extends object>({
  title,
  extra,
  rows,
  keyOf,
  columns,
  empty,
  terms,
  minWidth = 640,
  children,
}: {
  title: string;
  extra: ReactNode;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: TableColumnsType<Row>;
  empty: string;
  terms: string;
  /** px; below it the table scrolls sideways. */
  minWidth?: number;
  children?: ReactNode;
}) {
  const pinned = usePinned(columns);
  return (
    <Card title={title} size="sm" isFlush className={styles.table} extra={<div className={styles.tools}>{extra}</div>}>
      {rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <Table<Row>
          aria-label={title}
          size="middle"
          tableLayout="fixed"
          pagination={false}
          scroll={{ x: minWidth }}
          rowKey={keyOf}
          dataSource={rows}
          columns={pinned}
        />
      )}
      {children}
      <p className={styles.terms}>口径：{terms}</p>
    </Card>
  );
}
