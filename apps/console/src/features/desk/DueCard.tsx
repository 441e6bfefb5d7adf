import { type DueTaskName, dueTasks } from '@jicai/domain/shop-side/desk-due.ts';
import { deskTiles } from '@jicai/domain/shop-side/desk-tiles.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { DueTime } from '../../parts/DueTime.tsx';
import phone from '../../parts/phone-card.module.css';
import { type Due, dueQuery } from './due.queries.ts';
import { duePath } from './due-path.ts';
import styles from './DueCard.module.css';

type Row = Due & { isFirst: boolean };

const tones: Readonly<Record<DueTaskName, TagTone>> = {
  toShip: 'info',
  cancelAsked: 'danger',
  returnsToAudit: 'warn',
  returnsToInspect: 'warn',
  transfers: 'grey',
  disputes: 'danger',
  invoices: 'grey',
};

/** 快到时限: what has the least time left, of all areas, each with what is to be done about it. */
export function DueCard() {
  const query = useQuery(dueQuery());
  const rows = query.data?.map((row, at) => ({ ...row, isFirst: at === 0 }));
  return (
    <Card title="快到时限" note="按剩余时间排序" isFlush>
      <DenseTable<Row>
        label="快到时限"
        rows={rows}
        query={query}
        keyOf={({ task, openKey }) => `${task} ${openKey}`}
        columns={columns}
        empty={<EmptyState title="没有快到时限的事" />}
        Card={DueRow}
      />
    </Card>
  );
}

const columns: TableColumnsType<Row> = [
  { key: 'task', title: '事项', render: (_, row) => <Task row={row} /> },
  { key: 'due', title: '时限', width: 132, render: (_, row) => <Limit row={row} /> },
  {
    key: 'customer',
    title: '客户',
    width: 168,
    responsive: ['lg'],
    render: (_, row) => (
      <span className={cells.line} title={row.customerName}>
        {row.customerName}
      </span>
    ),
  },
  {
    key: 'fee',
    title: '金额',
    width: 112,
    align: 'right',
    render: (_, { fee }) => <Price tone="plain" fen={fee ?? null} fallback="" />,
  },
  { key: 'act', title: '操作', width: 92, align: 'right', render: (_, row) => <Act row={row} /> },
];

function Task({ row: { task, no, title } }: { row: Row }) {
  return (
    <>
      <span className={styles.head}>
        <Tag tone={tones[task]}>{deskTiles[task].label}</Tag>
        <small>{no}</small>
      </span>
      <span className={cells.line} title={title}>
        {title}
      </span>
    </>
  );
}

const Limit = ({ row: { dueTime, sinceTime } }: { row: Row }) =>
  dueTime === undefined ? <small className={cells.sub}>{shortTime(sinceTime)} 提交</small> : <DueTime time={dueTime} />;

function Act({ row: { task, no, openKey, isFirst } }: { row: Row }) {
  const { act, needs } = dueTasks[task];
  const mayAct = useMay()(needs);
  const name = mayAct ? act : '查看';
  return (
    <Link
      to={duePath(task, openKey, mayAct)}
      className={buttonClass({ size: 'sm', ...(isFirst && mayAct && { look: 'fill' as const }) })}
      aria-label={`${name} ${no}`}
    >
      {name}
    </Link>
  );
}

function DueRow({ row }: { row: Row }) {
  return (
    <div className={phone.card}>
      <p className={cx(phone.line, styles.top)}>
        <Tag tone={tones[row.task]}>{deskTiles[row.task].label}</Tag>
        <small>{row.no}</small>
        <span className={styles.limit}>
          <Limit row={row} />
        </span>
      </p>
      <div className={styles.row}>
        <span className={styles.words}>
          <span className={cells.line}>{row.title}</span>
          <small className={cells.sub}>{row.customerName}</small>
        </span>
        <Act row={row} />
      </div>
    </div>
  );
}
