import type { ConsoleList } from '@jicai/domain/shop-side/list-views.ts';
import type { Tab } from '@jicai/ui/layout/Tabs.tsx';
import type { ReactNode } from 'react';
import { AddressSearch, type SearchAddress } from './AddressSearch.tsx';
import { ListCard } from './ListCard.tsx';
import { type PageAddress, PagedTable, type PagedTableOptions } from './PagedTable.tsx';

/** A list page over one query: views as tabs, the search and other filters, the rows, the pages; all of it in the address. */
export function QueryList<Row extends object>({
  list,
  isTitled,
  tabs,
  search,
  filters,
  ...table
}: PagedTableOptions<Row> & {
  address: SearchAddress & PageAddress;
  /** A list that keeps views of its readers. */
  list?: ConsoleList;
  /** Says its label, where it is not alone on its page. */
  isTitled?: boolean;
  /** None where the list has one view. Another view is one of the address, unless the page says what else goes with it. */
  tabs?: { views: readonly Tab<string>[]; view: string; onView?: (view: string) => void };
  /** What the field takes; none where the list has no search. */
  search?: string;
  /** Chips and what else stands behind the search field. */
  filters?: ReactNode;
}) {
  const { label, address } = table;
  return (
    <ListCard
      label={label}
      {...(list && { list })}
      {...(isTitled && { isTitled })}
      {...(tabs && { tabs: { onView: (view: string) => address.change({ view }), ...tabs } })}
      filters={
        (search ?? filters) && (
          <>
            {search !== undefined && <AddressSearch label={`搜索${label}`} placeholder={search} address={address} />}
            {filters}
          </>
        )
      }
    >
      <PagedTable<Row> {...table} />
    </ListCard>
  );
}
