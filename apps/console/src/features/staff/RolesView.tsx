import { staffTypeTexts } from '@jicai/domain/shop-side/staff-rules.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import cell from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import card from '../../parts/phone-card.module.css';
import { treeOf } from './PermissionList.tsx';
import { RoleKind } from './RoleKind.tsx';
import { RoleDrawer } from './RoleDrawer.tsx';
import { type StaffAddress, staffViews } from './staff-address.ts';
import { type RoleRow, rolesQuery } from './staff.queries.ts';
import type { StaffOpened } from './opened.ts';

/** The roles of the shop's side, and one of them beside the list. */
export function RolesView({
  head,
  address,
  onOpen,
}: {
  head: ReactNode;
  address: StaffAddress;
  onOpen: (opened: StaffOpened) => void;
}) {
  const { view, openKey, change } = address;
  const query = useQuery(rolesQuery());
  const keys = (query.data ?? []).map((row) => row.roleId);
  const opened = query.data?.find((row) => row.roleId === openKey);
  const drawer = opened && <RoleDrawer role={opened} onOpen={onOpen} {...address.drawerOf(keys)} />;
  return (
    <WithDrawer drawer={drawer}>
      {head}
      <ListCard
        label="用户与角色"
        list="staff"
        tabs={{
          views: staffViews,
          view,
          onView: (next) => change({ view: next === 'all' ? '' : next, searchKey: '' }),
        }}
      >
        <DenseTable<RoleRow>
          label="角色"
          rows={query.data}
          query={query}
          keyOf={(row) => row.roleId}
          columns={opened ? columns.filter(({ key }) => key !== 'rights') : columns}
          empty={<EmptyState title="没有角色" />}
          openKey={openKey}
          onOpen={(row) => address.open(row.roleId)}
          Card={RoleCard}
        />
      </ListCard>
    </WithDrawer>
  );
}

/** The areas in which a role may do more than look. */
const areasOf = ({ accountType, permissions }: RoleRow): string =>
  treeOf(accountType)
    .filter((branch) => branch.permissions.some((code) => !code.endsWith('.view') && permissions.includes(code)))
    .map(({ name }) => name)
    .join('、') || '只能查看';

const columns: TableColumnsType<RoleRow> = [
  {
    key: 'role',
    title: '角色',
    render: (_, row) => (
      <>
        <span className={cell.line}>{row.roleName}</span>
        <small className={cell.sub}>{row.remark || areasOf(row)}</small>
      </>
    ),
  },
  { key: 'kind', title: '类型', width: 88, render: (_, row) => <RoleKind role={row} /> },
  { key: 'type', title: '给谁用', width: 112, render: (_, row) => staffTypeTexts[row.accountType] },
  { key: 'rights', title: '权限', width: 112, align: 'right', render: (_, row) => `${row.permissions.length} 项` },
  { key: 'users', title: '使用人数', width: 112, align: 'right', render: (_, row) => row.userCount },
];

function RoleCard({ row }: { row: RoleRow }) {
  return (
    <div className={card.card}>
      <div className={card.line}>
        <b>{row.roleName}</b>
        <RoleKind role={row} />
      </div>
      <small>
        {staffTypeTexts[row.accountType]} · {row.permissions.length} 项权限 · {row.userCount} 人
      </small>
    </div>
  );
}
