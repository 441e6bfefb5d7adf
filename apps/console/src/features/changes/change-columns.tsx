import { type ChangeState as State, changeStates } from '@jicai/domain/shop/change-states.ts';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { Change } from './changes.queries.ts';

const tones: Record<State, TagTone> = {
  [changeStates.waiting]: 'warn',
  [changeStates.inForce]: 'ok',
  [changeStates.refused]: 'danger',
  [changeStates.withdrawn]: 'grey',
};

export const ChangeState = ({ change: { changeState, changeStateText } }: { change: Change }) => (
  <Tag isState tone={tones[changeState]}>
    {changeStateText}
  </Tag>
);

/** Columns of the list of changes; fewer while a drawer stands beside it. */
export function changeColumns({ isNarrow }: { isNarrow: boolean }) {
  const all: TableColumnsType<Change> = [
    {
      key: 'subject',
      title: '对象',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.subjectName}</span>
          <small className={cells.sub}>{row.kindText}</small>
        </>
      ),
    },
    { key: 'reason', title: '原因', render: (_, row) => <span className={cells.line}>{row.reason}</span> },
    {
      key: 'asked',
      title: '提交',
      width: 160,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.requesterName}</span>
          <small className={cells.sub}>{shortTime(row.createTime)}</small>
        </>
      ),
    },
    {
      key: 'checked',
      title: '复核',
      width: 160,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.checkerName || '—'}</span>
          <small className={cells.sub}>{row.answerTime && shortTime(row.answerTime)}</small>
        </>
      ),
    },
    { key: 'state', title: '状态', width: 100, render: (_, row) => <ChangeState change={row} /> },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'reason' && key !== 'checked'));
}

/** A change in the list of a phone. */
export function ChangeCard({ row }: { row: Change }) {
  return (
    <div className={phone.card}>
      <ChangeState change={row} />
      <b>{row.subjectName}</b>
      <small>
        {row.kindText} · {row.requesterName} · {shortTime(row.createTime)}
      </small>
      <p>{row.reason}</p>
    </div>
  );
}
