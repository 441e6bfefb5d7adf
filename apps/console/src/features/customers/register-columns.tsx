import { type RegisterState as State, registerStates, registerStateTexts } from '@jicai/domain/people/registration.ts';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import type { TableColumnsType } from 'antd';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import type { RegisterRow } from './registers.queries.ts';

const tones: Partial<Record<State, TagTone>> = {
  [registerStates.awaitingReview]: 'warn',
  [registerStates.approved]: 'ok',
  [registerStates.rejected]: 'danger',
};

export const RegisterState = ({ register }: { register: Pick<RegisterRow, 'registerState'> }) => (
  <Tag isState tone={tones[register.registerState] ?? 'grey'}>
    {registerStateTexts[register.registerState]}
  </Tag>
);

/** Columns of the list of registrations; fewer while a drawer stands beside it. */
export function registerColumns({ isNarrow }: { isNarrow: boolean }) {
  const all: TableColumnsType<RegisterRow> = [
    {
      key: 'name',
      title: '企业',
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.customerName}</span>
          <small className={cells.sub}>{row.taxNo}</small>
        </>
      ),
    },
    {
      key: 'contact',
      title: '联系人',
      width: 180,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.contactName}</span>
          <small className={cells.sub}>{row.mobile}</small>
        </>
      ),
    },
    { key: 'account', title: '登录账号', width: 160, render: (_, row) => row.accountNo },
    {
      key: 'time',
      title: '提交',
      width: 150,
      render: (_, row) => (
        <>
          <span className={cells.line}>{shortTime(row.submitTime)}</span>
          <small className={cells.sub}>{row.rounds > 1 ? `第 ${row.rounds} 次提交` : '首次提交'}</small>
        </>
      ),
    },
    { key: 'state', title: '状态', width: 110, render: (_, row) => <RegisterState register={row} /> },
  ];
  return all.filter(({ key }) => !isNarrow || (key !== 'contact' && key !== 'account'));
}

/** A registration in the list of a phone. */
export function RegisterCard({ row }: { row: RegisterRow }) {
  return (
    <div className={phone.card}>
      <RegisterState register={row} />
      <b>{row.customerName}</b>
      <small>
        {row.contactName} · {shortTime(row.submitTime)}
      </small>
    </div>
  );
}
