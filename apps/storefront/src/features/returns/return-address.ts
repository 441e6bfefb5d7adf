import type { ReturnType } from '@jicai/domain/returns/return-reasons.ts';
import { returnTabs } from '@jicai/domain/returns/return-states.ts';

/** What the list of sheets shows; all of it stands in the address. '' = not filtered. */
export interface ReturnAddress {
  /** Label of one of the tabs of states. */
  state: string;
  searchKey: string;
  /** 1, 2 or 3, as text. */
  returnType: string;
  /** "YYYY-MM-DD". */
  dateFrom: string;
  dateTo: string;
  /** 1-based. */
  pageIndex: number;
}

export const returnPageSize = 10;
export const firstState = returnTabs[0]?.label ?? '';
export const noReturnFilters = { searchKey: '', returnType: '', dateFrom: '', dateTo: '' } as const;
type FilterName = keyof typeof noReturnFilters;

const forms: Record<FilterName, RegExp> = {
  searchKey: /^[^]{1,50}$/u,
  returnType: /^[1-3]$/,
  dateFrom: /^\d{4}-\d{2}-\d{2}$/,
  dateTo: /^\d{4}-\d{2}-\d{2}$/,
};
const filterNames = Object.keys(noReturnFilters) as FilterName[];

/** Anything that is no filter is ignored. */
export function readReturnAddress(params: URLSearchParams): ReturnAddress {
  const filters: Record<FilterName, string> = { ...noReturnFilters };
  for (const name of filterNames) {
    const value = params.get(name) ?? '';
    if (forms[name].test(value)) filters[name] = value;
  }
  const state = params.get('state') ?? '';
  const page = Number(params.get('page') ?? 1);
  return {
    ...filters,
    state: returnTabs.some(({ label }) => label === state) ? state : firstState,
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Into `params`, which keeps what is not of the list, such as the page's own tab. */
export function writeReturnAddress(params: URLSearchParams, address: ReturnAddress): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  put('state', address.state === firstState ? '' : address.state);
  for (const name of filterNames) put(name, address[name]);
  put('page', address.pageIndex > 1 ? String(address.pageIndex) : '');
  return next;
}

export const isFiltered = (address: ReturnAddress): boolean => filterNames.some((name) => address[name] !== '');

/** Body of ShopReturn/GetPage. */
export function returnPageBody(address: ReturnAddress) {
  const states = returnTabs.find(({ label }) => label === address.state)?.states ?? [];
  return {
    pageIndex: address.pageIndex,
    pageSize: returnPageSize,
    searchKey: address.searchKey || undefined,
    reqData: {
      returnStates: states.length > 0 ? [...states] : undefined,
      returnType: address.returnType ? (Number(address.returnType) as ReturnType) : undefined,
      orderNo: undefined,
      dateFrom: address.dateFrom || undefined,
      dateTo: address.dateTo || undefined,
    },
  };
}
