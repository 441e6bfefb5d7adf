import type { PayMode, TradePayState } from '@jicai/domain/orders/order-states.ts';
import type { ListKind } from './list-kinds.ts';

export const pageSizes = [10, 20, 50] as const;

/** Filters of an order list; '' = not filtered. */
export interface ListFilters {
  searchKey: string;
  /** "YYYY-MM-DD". */
  dateFrom: string;
  dateTo: string;
  supplierId: string;
  /** Digits of 1–3 and 0–5. */
  payMode: string;
  payState: string;
  /** Only in the list of all orders. */
  userId: string;
  orgId: string;
}

/** What an order list shows; all of it stands in the address, so reload and back lead to the same list. */
export interface ListAddress extends ListFilters {
  /** Label of one of the list's tabs; '' where it has none. */
  tab: string;
  /** 1-based. */
  pageIndex: number;
  pageSize: number;
}

export const noFilters: ListFilters = {
  searchKey: '',
  dateFrom: '',
  dateTo: '',
  supplierId: '',
  payMode: '',
  payState: '',
  userId: '',
  orgId: '',
};

const digits = /^\d{1,19}$/;
/** What a value of the address must look like; anything else is ignored. */
const forms: Record<keyof ListFilters, RegExp> = {
  searchKey: /^[^]{1,50}$/u,
  dateFrom: /^\d{4}-\d{2}-\d{2}$/,
  dateTo: /^\d{4}-\d{2}-\d{2}$/,
  supplierId: digits,
  payMode: /^[1-3]$/,
  payState: /^[0-5]$/,
  userId: digits,
  orgId: digits,
};
const filterNames = Object.keys(noFilters) as (keyof ListFilters)[];

const firstTab = ({ tabs }: ListKind) => tabs[0]?.label ?? '';

export function readListAddress(params: URLSearchParams, kind: ListKind): ListAddress {
  const filters = { ...noFilters };
  for (const name of filterNames) {
    const value = params.get(name) ?? '';
    if (forms[name].test(value)) filters[name] = value;
  }
  const tab = params.get('tab') ?? '';
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size'));
  return {
    ...filters,
    tab: kind.tabs.some(({ label }) => label === tab) ? tab : firstTab(kind),
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((one) => one === size) ?? pageSizes[0],
  };
}

/** Leaves out what is as it would be without saying. */
export function writeListAddress(address: ListAddress, kind: ListKind): URLSearchParams {
  const params = new URLSearchParams();
  if (address.tab !== firstTab(kind)) params.set('tab', address.tab);
  for (const name of filterNames) if (address[name]) params.set(name, address[name]);
  if (address.pageSize !== pageSizes[0]) params.set('size', String(address.pageSize));
  if (address.pageIndex > 1) params.set('page', String(address.pageIndex));
  return params;
}

export const hasFilter = (address: ListFilters): boolean => filterNames.some((name) => address[name] !== '');

const orNothing = (text: string) => text || undefined;
const numberOf = (text: string) => (text ? Number(text) : undefined);

/** The part of ShopOrder/GetPage's body that says which orders; the export sends the same. */
export function listFilter(address: ListAddress, { scope, screen, tabs }: ListKind) {
  const states = tabs.find(({ label }) => label === address.tab)?.states ?? [];
  return {
    searchKey: orNothing(address.searchKey),
    reqData: {
      scope,
      screen,
      orderStates: states.length > 0 ? [...states] : undefined,
      dateFrom: orNothing(address.dateFrom),
      dateTo: orNothing(address.dateTo),
      supplierId: orNothing(address.supplierId),
      payMode: numberOf(address.payMode) as PayMode | undefined,
      payState: numberOf(address.payState) as TradePayState | undefined,
      userId: orNothing(address.userId),
      orgId: orNothing(address.orgId),
    },
  };
}

/** Body of ShopOrder/GetPage for the list. */
export const listBody = (address: ListAddress, kind: ListKind) => ({
  ...listFilter(address, kind),
  pageIndex: address.pageIndex,
  pageSize: address.pageSize,
});
