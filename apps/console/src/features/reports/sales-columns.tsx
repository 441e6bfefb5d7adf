import type { ReportTable } from '@jicai/domain/reports/report-tables.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { IconChevronDown, IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { customerPath, supplierPath } from '../../app/paths.ts';
import { Bar } from '../../parts/Bar.tsx';
import { Growth, rateText } from './rates.tsx';
import type { TableRow, TableTotal } from './reports.queries.ts';
import styles from './ReportsPage.module.css';

/** A row with how deep it lies. */
export interface DrawnRow {
  row: TableRow;
  depth: number;
}

const Margin = ({ fee }: { fee: number | undefined }) =>
  fee === undefined ? <span className={styles.quiet}>缺进价</span> : <Price tone="plain" fen={fee} />;

/** Columns of sales by one thing. */
export function salesColumns({
  by,
  name,
  most,
  opened,
  onToggle,
}: {
  by: ReportTable;
  name: string;
  /** The most that a row of the first level sold. */
  most: number;
  /** Categories that are open to those below them. */
  opened: readonly string[];
  onToggle: (key: string) => void;
}): TableColumnsType<DrawnRow> {
  return [
    {
      key: 'name',
      title: name,
      render: (_, { row, depth }) => (
        <span className={styles.cell} style={{ paddingLeft: depth * 20 }}>
          {row.hasBranches && <Opener row={row} isOpen={opened.includes(row.key)} onToggle={onToggle} />}
          {by === 'category' && !row.hasBranches && <i className={styles.opener} />}
          <Name by={by} row={row} />
        </span>
      ),
    },
    {
      key: 'net',
      title: '销售额',
      width: 132,
      align: 'right',
      render: (_, { row }) => <Price tone="plain" fen={row.netFee} />,
    },
    {
      key: 'bar',
      title: <span className="sr">对比条</span>,
      width: 132,
      render: (_, { row, depth }) => <Bar part={row.netFee} whole={most} isPale={depth > 0} />,
    },
    { key: 'share', title: '占比', width: 80, align: 'right', render: (_, { row }) => rateText(row.share) },
    { key: 'growth', title: '增长', width: 92, align: 'right', render: (_, { row }) => <Growth bp={row.growthRate} /> },
    {
      key: 'margin',
      title: '毛利',
      width: 124,
      align: 'right',
      render: (_, { row }) => <Margin fee={row.marginFee} />,
    },
    { key: 'rate', title: '毛利率', width: 80, align: 'right', render: (_, { row }) => rateText(row.marginRate) },
    {
      key: 'count',
      title: by === 'supplier' || by === 'customer' ? '订单' : '订单行',
      width: 88,
      align: 'right',
      render: (_, { row }) => (row.orderCount ?? row.lineCount ?? 0).toLocaleString('zh-CN'),
    },
  ];
}

function Opener({ row, isOpen, onToggle }: { row: TableRow; isOpen: boolean; onToggle: (key: string) => void }) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? '收起' : '展开'}${row.name}`}
      onClick={() => onToggle(row.key)}
    >
      {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
    </button>
  );
}

function Name({ by, row }: { by: ReportTable; row: TableRow }) {
  if (by === 'customer') return <Link to={customerPath(row.key)}>{row.name}</Link>;
  if (by === 'supplier') return <Link to={supplierPath(row.key)}>{row.name}</Link>;
  return <span className={styles.name}>{row.name}</span>;
}

/** The sum of all, also of what is on other pages. */
export function SumRow({ total }: { total: TableTotal }) {
  return (
    <Table.Summary.Row className={styles.sum}>
      <Table.Summary.Cell index={0}>合计</Table.Summary.Cell>
      <Table.Summary.Cell index={1} align="right">
        <Price tone="plain" fen={total.netFee} />
      </Table.Summary.Cell>
      <Table.Summary.Cell index={2} />
      <Table.Summary.Cell index={3} align="right">
        100.0%
      </Table.Summary.Cell>
      <Table.Summary.Cell index={4} align="right">
        <Growth bp={total.growthRate} />
      </Table.Summary.Cell>
      <Table.Summary.Cell index={5} align="right">
        <Margin fee={total.marginFee} />
      </Table.Summary.Cell>
      <Table.Summary.Cell index={6} align="right">
        {rateText(total.marginRate)}
      </Table.Summary.Cell>
      <Table.Summary.Cell index={7} />
    </Table.Summary.Row>
  );
}
