import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import { ListPager } from '../../parts/ListPager.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { type StaffAddress, staffViews } from './staff-address.ts';
import { staffColumns } from './staff-columns.tsx';
import { rolesQuery, staffQuery, type StaffRow } from './staff.queries.ts';
import { StaffCard } from './StaffCard.tsx';
import { StaffDrawer } from './StaffDrawer.tsx';
import type { StaffOpened } from './opened.ts';

/** The people of the shop's side, and one of them beside the list. */
export function StaffView({
  head,
  address,
  onOpen,
}: {
  head: ReactNode;
  address: StaffAddress;
  onOpen: (opened: StaffOpened) => void;
}) {
  const { view, filter, searchKey, roleId, pageIndex, pageSize, openKey, change } = address;
  const query = useQuery(staffQuery({ ...filter, searchKey, roleId, pageIndex, pageSize }));
  const { data: roles = [] } = useQuery(rolesQuery());
  const rows = query.data?.resultData;
  const keys = (rows ?? []).map((row) => row.userId);
  const opened = rows?.find((row) => row.userId === openKey);
  const drawer = opened && (
    <StaffDrawer
      staff={opened}
      onOpen={onOpen}
      onClose={() => address.open(undefined)}
      onPrevious={address.neighbour(keys, -1)}
      onNext={address.neighbour(keys, 1)}
    />
  );
  const { columns, chooser } = useColumns('staff', staffColumns({ isNarrow: opened !== undefined }));
  const filters = (
    <>
      <ListSearch
        label="搜索用户"
        placeholder="账号、姓名、完整手机号"
        searchKey={searchKey}
        onSearch={(next) => change({ searchKey: next })}
      />
      <FilterChip
        label="角色"
        choices={roles.map((role) => ({ value: role.roleId, label: role.roleName }))}
        value={roleId}
        onChange={(next) => change({ role: next })}
      />
      {!opened && chooser}
    </>
  );
  return (
    <WithDrawer drawer={drawer}>
      {head}
      <ListCard
        label="用户与角色"
        list="staff"
        tabs={{ views: staffViews, view, onView: (next) => change({ view: next === 'all' ? '' : next, role: '' }) }}
        filters={filters}
      >
        <DenseTable<StaffRow>
          label="后台用户"
          rows={rows}
          error={query.error}
          onRetry={() => void query.refetch()}
          keyOf={(row) => row.userId}
          columns={columns}
          empty={<EmptyState title="没有用户" hint={searchKey || roleId ? '换个条件再找' : undefined} />}
          openKey={openKey}
          onOpen={(row) => address.open(row.userId)}
          Card={StaffCard}
        />
        <ListPager
          totalCount={query.data?.totalCount ?? 0}
          isCapped={false}
          pageIndex={pageIndex}
          pageSize={pageSize}
          onChange={address.toPage}
        />
      </ListCard>
    </WithDrawer>
  );
}
