import type { ListAddress } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';

/** What every filter of a list is given. */
export interface FilterProps {
  /** From the page's address. */
  address: ListAddress;
  kind: ListKind;
  onChange: (part: Partial<ListAddress>) => void;
}
