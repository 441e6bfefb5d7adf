import { useAddress } from './use-address.ts';

/**
 * Search text, page and filters of a list, which are kept in the address. A change goes to the first page and adds no
 * entry to the history.
 */
export function useListAddress() {
  const { params, change: changeAddress } = useAddress();
  /** '' removes a parameter from the address. */
  const change = (part: Record<string, string>) =>
    changeAddress(
      (current) => {
        current.delete('page');
        for (const [name, value] of Object.entries(part)) {
          if (value) current.set(name, value);
          else current.delete(name);
        }
        return current;
      },
      { replace: true },
    );
  return {
    ...readListAddress(params),
    change,
    toPage: (pageIndex: number) => change({ page: pageIndex > 1 ? String(pageIndex) : '' }),
  };
}

/** What the query of an address says of a list. */
export const readListAddress = (params: URLSearchParams) => ({
  params,
  /** Trimmed and limited as the contract demands; '' for no search. */
  searchKey: (params.get('searchKey') ?? '').trim().slice(0, 50),
  /** 1-based. */
  pageIndex: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
});
