import { useSearchParams } from 'react-router';

/** Search, page and other choices of a list, which stand in the address; a change leads back to its first page. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const searchKey = params.get('searchKey') ?? '';
  return {
    params,
    searchKey,
    /** As the contract takes it. */
    wishKey: searchKey.trim().slice(0, 50) || undefined,
    pageIndex: Math.max(1, Number(params.get('page') ?? 1) || 1),
    /** '' takes a part out of the address. */
    change(part: Record<string, string>) {
      const next = new URLSearchParams(params);
      next.delete('page');
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: true });
    },
  };
}
