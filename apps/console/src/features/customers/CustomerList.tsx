import { termKinds, termKindTexts } from '@jicai/domain/statements/payment-terms.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { customerPath } from '../../app/paths.ts';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { customerColumns } from './customer-columns.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { type CustomerRow, customersQuery } from './customers.queries.ts';
import { SalesmanChip } from './SalesmanChip.tsx';
import { questionOf, sortOfColumn, type useCustomersAddress, viewLabel } from './customers-address.ts';

type Address = ReturnType<typeof useCustomersAddress>;

const terms = termKinds.map((kind) => ({ value: kind, label: termKindTexts[kind] }));

export function CustomerFilters({ address }: { address: Address }) {
  const { termKind, salesmanId, change } = address;
  const { chooser } = useColumns('customers', customerColumns);
  return (
    <>
      <AddressSearch label="搜索客户" placeholder="企业名称、信用代码、联系人" address={address} />
      <FilterChip label="结算方式" choices={terms} value={termKind ?? ''} onChange={(next) => change({ term: next })} />
      <SalesmanChip value={salesmanId} onChange={(next) => change({ salesman: next })} />
      {chooser}
    </>
  );
}

/** Customers of a view; a row leads to the file. */
export function CustomerList({ address }: { address: Address }) {
  const question = questionOf(address);
  const { queue } = question;
  const navigate = useNavigate();
  const { columns } = useColumns('customers', customerColumns);
  const query = useQuery(customersQuery(question));
  return (
    <PagedTable<CustomerRow>
      label="客户"
      query={query}
      address={address}
      keyOf={(row) => row.customerId}
      columns={columns}
      sorts={{ address, ofColumn: sortOfColumn }}
      empty={
        <EmptyList
          rows="客户"
          view={queue && viewLabel(queue)}
          isFirst
          hint={queue ? undefined : '企业在商城注册、审核通过后出现在这里，也可以新建客户'}
          address={address}
        />
      }
      onOpen={(row) => void navigate(customerPath(row.customerId))}
      Card={CustomerCard}
    />
  );
}
