import { useAddress } from './use-address.ts';

/** Search, page and other choices of a list, which stand in the address. A change leads back to the first page and is no step for Back. */
export function useListAddress() {
  const { params, change: changeAddress } = useAddress();
  /** '' takes a part out of the address. */
  const change = (part: Record<string, string>) =>
    changeAddress(
      (standing) => {
        standing.delete('page');
        for (const [name, value] of Object.entries(part)) {
          if (value) standing.set(name, value);
          else standing.delete(name);
        }
        return standing;
      },
      { replace: true },
    );
  return {
    params,
    /** As the contract takes it; '' where nothing is sought. */
    searchKey: (params.get('searchKey') ?? '').trim().slice(0, 50),
    /** 1-based. */
    pageIndex: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
    change,
    toPage: (pageIndex: number) => change({ page: pageIndex > 1 ? String(pageIndex) : '' }),
  };
}
