import { useAddress } from '@jicai/web/lists/use-address.ts';
import { readListAddress, useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { useLocation, useNavigate } from 'react-router';

const pageSizes = [20, 50, 100];
const [usual = 20] = pageSizes;

/** What the address says of a list beside its filters. */
const noFilters = ['view', 'saved', 'sort', 'dir', 'page', 'size', 'open'];

/** What the address of every list says: search, page, how long a page is, and the row whose drawer stands open. */
export function useConsoleList() {
  const { params, change } = useListAddress();
  const { change: changeAddress } = useAddress();
  const said = readConsoleList(params);
  const { openKey } = said;
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const isOpenedHere = state?.isOpenedHere === true;
  // The way back of the browser, a phone's above all, leads from the drawer to its list.
  const open = (key: string | undefined) => {
    if (key === undefined && isOpenedHere) return void navigate(-1);
    const isFirst = key !== undefined && openKey === undefined;
    return changeAddress((current) => withOpen(current, key), {
      replace: !isFirst,
      state: isFirst || isOpenedHere ? { isOpenedHere: true } : null,
    });
  };
  const filters = [...params.keys()].filter((name) => !noFilters.includes(name));
  return {
    ...said,
    isFiltered: filters.length > 0,
    clearFilters: () => change(Object.fromEntries(filters.map((name) => [name, '']))),
    /** Other rows: whatever was open is closed. A view of the list itself leaves the kept one with all its filters. */
    change(part: Record<string, string>) {
      if ('view' in part && params.has('saved')) changeAddress(() => new URLSearchParams({ view: part.view ?? '' }));
      else change({ open: '', ...part });
    },
    /** Opens a row beside the list, which stays on its page. */
    open,
    toPage: (page: number, pageSize: number) =>
      change({ size: pageSize === usual ? '' : String(pageSize), page: page > 1 ? String(page) : '', open: '' }),
    /** The ways out of the drawer of the open row: closed, and to the row before and after it, undefined at an end of the page. */
    drawerOf(keys: readonly string[]) {
      const at = openKey === undefined ? -1 : keys.indexOf(openKey);
      const toRow = (key: string | undefined) => (at < 0 || key === undefined ? undefined : () => open(key));
      return { onClose: () => open(undefined), onPrevious: toRow(keys[at - 1]), onNext: toRow(keys[at + 1]) };
    },
  };
}

/** What the query of an address says of a list: also before its page is drawn. */
export function readConsoleList(params: URLSearchParams) {
  const size = Number(params.get('size'));
  return {
    ...readListAddress(params),
    pageSize: pageSizes.includes(size) ? size : usual,
    openKey: params.get('open') ?? undefined,
  };
}

function withOpen(params: URLSearchParams, key: string | undefined): URLSearchParams {
  if (key === undefined) params.delete('open');
  else params.set('open', key);
  return params;
}
