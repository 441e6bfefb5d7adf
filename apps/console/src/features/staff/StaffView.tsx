import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { useIsSupplier } from '../../app/self.queries.ts';
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
  const views = useIsSupplier() ? staffViews.filter(({ key }) => key === 'all' || key === 'stopped') : staffViews;
  const keys = (rows ?? []).map((row) => row.userId);
  const opened = rows?.find((row) => row.userId === openKey);
  const drawer = opened && <StaffDrawer staff={opened} onOpen={onOpen} {...address.drawerOf(keys)} />;
  const { columns, chooser } = useColumns('staff', staffColumns({ isNarrow: opened !== undefined }));
  const filters = (
    <>
      <AddressSearch label="搜索用户" placeholder="账号、姓名、完整手机号" address={address} />
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
        tabs={{ views, view, onView: (next) => change({ view: next === 'all' ? '' : next, role: '' }) }}
        filters={filters}
      >
        <PagedTable<StaffRow>
          label="后台用户"
          query={query}
          address={address}
          keyOf={(row) => row.userId}
          columns={columns}
          empty={<EmptyState title="没有用户" hint={searchKey || roleId ? '换个条件再找' : undefined} />}
          openKey={openKey}
          onOpen={(row) => address.open(row.userId)}
          Card={StaffCard}
        />
      </ListCard>
    </WithDrawer>
  );
}
