import { ListSearch } from './ListSearch.tsx';

/** What a list's address says of the search (use-console-list.ts). */
export interface SearchAddress {
  searchKey: string;
  change: (part: Record<string, string>) => void;
}

/** The search field of a list that keeps its search in the address. */
export const AddressSearch = ({
  label,
  placeholder,
  address: { searchKey, change },
}: {
  label: string;
  placeholder: string;
  address: SearchAddress;
}) => (
  <ListSearch
    label={label}
    placeholder={placeholder}
    searchKey={searchKey}
    onSearch={(next) => change({ searchKey: next })}
  />
);
