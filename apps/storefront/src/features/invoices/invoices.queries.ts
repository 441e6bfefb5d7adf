import { type InvoiceState, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { mostOrders } from './chosen-orders.ts';

const applyPath = '/api/ShopInvoice/GetApplyList';
const pagePath = '/api/ShopInvoice/GetPage';
const modelPath = '/api/ShopInvoice/GetModel';
const titlesPath = '/api/CustInvoiceTitle/GetList';

export type InvoiceableOrder = ResultOf<typeof applyPath>[number];
export type InvoiceCardData = ResultOf<typeof pagePath>[number];
export type InvoiceModel = ResultOf<typeof modelPath>;
export type InvoiceTitle = ResultOf<typeof titlesPath>[number];

/** Completed orders of which something is still to be invoiced: a page of all, or those named. */
export const applyListQuery = (input: { pageIndex: number } | { orderNos: string[] }) => {
  const body =
    'orderNos' in input
      ? { pageIndex: 1, pageSize: mostOrders, reqData: input }
      : { pageIndex: input.pageIndex, pageSize: 20, reqData: {} };
  return queryOptions({
    queryKey: [applyPath, body],
    queryFn: ({ signal }) => post(applyPath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export interface RecordsInput {
  invoiceStates?: InvoiceState[] | undefined;
  searchKey?: string | undefined;
  /** Days of the request, "YYYY-MM-DD"; '' where there is no bound. */
  dateFrom: string;
  dateTo: string;
  pageIndex: number;
}

/** Requests and invoices, the newest first; asked again every five seconds while the tax platform is at work on one. */
export const recordsQuery = ({ searchKey, pageIndex, ...filter }: RecordsInput) => {
  const body = { pageIndex, pageSize: 20, searchKey, reqData: filter };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.resultData.some(({ invoiceState }) => isUnderWay(invoiceState)) ? 5000 : false,
  });
};

export const invoiceQuery = (invoiceReqNo: string) => {
  const body = { data: { invoiceReqNo } };
  return queryOptions({
    queryKey: [modelPath, body],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.invoiceState) ? 5000 : false),
  });
};

const isUnderWay = (state: number) =>
  state === invoiceStates.waiting || state === invoiceStates.issuing || state === invoiceStates.confirmingRed;

export const titlesQuery = () =>
  queryOptions({
    queryKey: [titlesPath],
    queryFn: ({ signal }) => post(titlesPath, { reqData: {} }, { signal }),
    staleTime: 0,
  });

export const refreshTitles = () => queryClient.invalidateQueries({ queryKey: [titlesPath] });

/** After a command everything that shows invoices is read anew. */
export const refreshInvoices = () =>
  Promise.all([applyPath, pagePath, modelPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
