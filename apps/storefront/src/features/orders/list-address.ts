import { orderTabs } from '@jicai/domain/order-states.ts';

export const pageSize = 10;

/** What the order list shows; all of it stands in the address, so reload and back lead to the same list. */
export interface ListAddress {
  /** Label of a tab of orderTabs. */
  tab: string;
  searchKey: string;
  /** "YYYY-MM-DD" or ''. */
  dateFrom: string;
  dateTo: string;
  /** 1-based. */
  pageIndex: number;
}

const firstTab = orderTabs[0]?.label ?? '全部';
const day = (value: string | null) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '');

export function readListAddress(params: URLSearchParams): ListAddress {
  const tab = params.get('tab') ?? firstTab;
  const page = Number(params.get('page') ?? 1);
  return {
    tab: orderTabs.some(({ label }) => label === tab) ? tab : firstTab,
    searchKey: (params.get('searchKey') ?? '').slice(0, 50),
    dateFrom: day(params.get('dateFrom')),
    dateTo: day(params.get('dateTo')),
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Leaves out what is as it would be without saying. */
export function writeListAddress({ tab, searchKey, dateFrom, dateTo, pageIndex }: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== firstTab) params.set('tab', tab);
  if (searchKey) params.set('searchKey', searchKey);
  if (dateFrom) params.set('dateFrom', dateFrom);
  if (dateTo) params.set('dateTo', dateTo);
  if (pageIndex > 1) params.set('page', String(pageIndex));
  return params;
}

export const hasFilter = ({ searchKey, dateFrom, dateTo }: ListAddress): boolean =>
  searchKey !== '' || dateFrom !== '' || dateTo !== '';

/** Body of ShopOrder/GetPage for the list. */
export function listBody({ tab, searchKey, dateFrom, dateTo, pageIndex }: ListAddress) {
  const states = orderTabs.find(({ label }) => label === tab)?.states ?? [];
  return {
    pageIndex,
    pageSize,
    searchKey: searchKey || undefined,
    reqData: {
      scope: 'my' as const,
      orderStates: states.length > 0 ? [...states] : undefined,
      dateFrom: dateFrom || undefined,
      dateTo: dateTo || undefined,
    },
  };
}
