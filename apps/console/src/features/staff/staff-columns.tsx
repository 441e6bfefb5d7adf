import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { staffTypeTexts } from '@jicai/domain/shop-side/staff-rules.ts';
import type { TableColumnsType } from 'antd';
import cell from '../../parts/cells.module.css';
import type { StaffRow } from './staff.queries.ts';
import { StaffState } from './StaffState.tsx';

/** "商城运营", or whose person a supplier's account is. */
export const sideOf = ({ accountType, supplierName }: StaffRow): string => supplierName || staffTypeTexts[accountType];
export const roleNamesOf = ({ roles }: StaffRow): string =>
  roles.map(({ roleName }) => roleName).join('、') || '未分配角色';

/** Columns of the list of people; fewer beside an open drawer. */
export function staffColumns({ isNarrow }: { isNarrow: boolean }): TableColumnsType<StaffRow> {
  const all: TableColumnsType<StaffRow> = [
    {
      key: 'user',
      title: '用户',
      render: (_, row) => (
        <>
          <span className={cell.line}>
            {row.userName}
            {row.isSelf && '（我）'}
          </span>
          <small className={cell.sub}>{row.accountNo}</small>
        </>
      ),
    },
    {
      key: 'roles',
      title: '角色',
      render: (_, row) => (
        <>
          <span className={cell.line}>{roleNamesOf(row)}</span>
          <small className={cell.sub}>{sideOf(row)}</small>
        </>
      ),
    },
    {
      key: 'mobile',
      title: '手机号',
      width: 140,
      render: (_, { mobile }) => <span className={cell.quiet}>{mobile || '—'}</span>,
    },
    {
      key: 'login',
      title: '最近登录',
      width: 160,
      responsive: ['lg'],
      render: (_, row) => <span className={cell.quiet}>{minuteTime(row.lastLoginTime) || '从未登录'}</span>,
    },
    { key: 'state', title: '状态', width: 112, render: (_, row) => <StaffState staff={row} /> },
  ];
  return isNarrow ? all.filter(({ key }) => key !== 'mobile' && key !== 'login') : all;
}
