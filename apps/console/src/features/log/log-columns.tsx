import { IconArrowRight } from '@jicai/ui/icons/icons.tsx';
import type { TableColumnsType } from 'antd';
import cell from '../../parts/cells.module.css';
import type { LogRow } from './log.queries.ts';
import styles from '../../parts/ChangesTable.module.css';

/** What is told in a row of the log: the first change, and how many more there are. */
function FirstChange({ record: { changes } }: { record: LogRow }) {
  const [first] = changes;
  if (!first) return <span className={cell.none}>—</span>;
  return (
    <>
      <span className={styles.step}>
        {first.from && <del>{first.from}</del>}
        {first.from && first.to && <IconArrowRight size={14} />}
        {first.to && <ins>{first.to}</ins>}
        {!first.from && !first.to && '—'}
      </span>
      <small className={cell.sub}>
        {first.name}
        {changes.length > 1 && `，另有 ${changes.length - 1} 项`}
      </small>
    </>
  );
}

/** Columns of the log; beside an open drawer only who did what, and when. */
export function logColumns({ isNarrow }: { isNarrow: boolean }): TableColumnsType<LogRow> {
  const all: TableColumnsType<LogRow> = [
    {
      key: 'time',
      title: '时间',
      width: 104,
      render: (_, { time }) => (
        <>
          <span className={cell.line}>{time.slice(0, 10)}</span>
          <small className={cell.sub}>{time.slice(11)}</small>
        </>
      ),
    },
    { key: 'who', title: '谁', width: 120, ellipsis: true, render: (_, { userName }) => userName },
    {
      key: 'act',
      title: '做了什么',
      render: (_, { act, subjectName, subject }) => (
        <>
          <span className={cell.line}>{act}</span>
          <small className={cell.sub}>
            {subjectName} {subject}
          </small>
        </>
      ),
    },
    { key: 'change', title: '从 → 到', width: '36%', render: (_, record) => <FirstChange record={record} /> },
    {
      key: 'ip',
      title: '来自',
      width: 132,
      responsive: ['xl'],
      render: (_, { ip }) => <span className={cell.quiet}>{ip || '—'}</span>,
    },
  ];
  return isNarrow ? all.filter(({ key }) => key !== 'change' && key !== 'ip') : all;
}
