import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { InvoiceKind, InvoiceState } from '@jicai/domain/invoices/invoice-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsInvoice/GetPage';
const modelPath = '/api/OpsInvoice/GetModel';

export type InvoiceRow = AnswerOf<typeof pagePath>['resultData'][number];
export type Invoice = ResultOf<typeof modelPath>;
export type InvoiceLine = Invoice['lines'][number];

export interface InvoicesQuestion {
  states: readonly InvoiceState[];
  /** Those alone for which a red letter is due. */
  needsRed?: boolean | undefined;
  invoiceKind?: InvoiceKind | undefined;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}

export const invoicesQuery = ({ states, needsRed, invoiceKind, ...page }: InvoicesQuestion) =>
  queryOptions({
    queryKey: [pagePath, { states, needsRed, invoiceKind, ...page }],
    queryFn: ({ signal }) => {
      const invoiceStates = states.length > 0 ? [...states] : undefined;
      return post(pagePath, { reqData: { invoiceStates, needsRed, invoiceKind }, ...page }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const invoiceQuery = (invoiceReqNo: string) =>
  queryOptions({
    queryKey: [modelPath, invoiceReqNo],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { invoiceReqNo } }, { signal })).resultData,
  });

/** After a command: the list and the open invoice are asked for again. */
export async function refreshInvoices(): Promise<void> {
  await Promise.all([pagePath, modelPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
