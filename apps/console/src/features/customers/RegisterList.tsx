import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import type { useCustomersAddress } from './customers-address.ts';
import { RegisterCard, registerColumns } from './register-columns.tsx';
import { type RegisterRow, registersQuery } from './registers.queries.ts';

type Address = ReturnType<typeof useCustomersAddress>;

export function RegisterSearch({ address }: { address: Address }) {
  const { chooser } = useColumns('customers', registerColumns({ isNarrow: false }));
  return (
    <>
      <AddressSearch label="搜索入驻申请" placeholder="企业名称、信用代码、登录账号" address={address} />
      {!address.openKey && chooser}
    </>
  );
}

/** Companies that want to become customers; those that wait the longest on top. */
export function RegisterList({ address, isWaiting }: { address: Address; isWaiting: boolean }) {
  const { searchKey, pageIndex, pageSize, openKey } = address;
  const { columns } = useColumns('customers', registerColumns({ isNarrow: openKey !== undefined }));
  const query = useQuery(registersQuery({ isWaiting, searchKey, pageIndex, pageSize }));
  return (
    <>
      <PagedTable<RegisterRow>
        label="入驻申请"
        query={query}
        address={address}
        keyOf={(row) => row.registerId}
        columns={columns}
        empty={<EmptyState title={isWaiting ? '没有待审核的企业' : '没有入驻申请'} />}
        openKey={openKey}
        onOpen={(row) => address.open(row.registerId)}
        Card={RegisterCard}
      />
    </>
  );
}
