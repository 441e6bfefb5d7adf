import {
  invoiceKinds,
  type InvoiceKind,
  type InvoiceState,
  invoiceStates,
} from '@jicai/domain/invoices/invoice-states.ts';
import { readConsoleList, useConsoleList } from '../../parts/use-console-list.ts';
import type { InvoicesQuestion } from './invoices.queries.ts';

/** Invoices by what is to be done next. */
const views = {
  waiting: { label: '待开票', states: [invoiceStates.waiting] },
  failed: { label: '开票失败', states: [invoiceStates.failed] },
  needsRed: { label: '待红冲', states: [] },
  issuing: { label: '开票中', states: [invoiceStates.issuing, invoiceStates.confirmingRed] },
  issued: { label: '已开票', states: [invoiceStates.issued, invoiceStates.partlyRed] },
  red: { label: '已红冲', states: [invoiceStates.red] },
  all: { label: '全部', states: [] },
} as const satisfies Record<string, { label: string; states: readonly InvoiceState[] }>;
export type InvoicesView = keyof typeof views;
export const invoicesViews = Object.keys(views) as InvoicesView[];

export const viewLabel = (view: InvoicesView): string => views[view].label;
/** The invoices of a view. */
export const statesOf = (view: InvoicesView) => ({
  states: views[view].states,
  ...(view === 'needsRed' && { needsRed: true }),
});

/** What the address says of the list beside what every list's does: view and kind. */
export function useInvoicesAddress() {
  const list = useConsoleList();
  return { ...list, ...readInvoices(list.params) };
}

/** The same before the page is drawn. */
export function readInvoices(params: URLSearchParams) {
  const named = params.get('view');
  const kind = params.get('kind');
  return {
    ...readConsoleList(params),
    view: invoicesViews.find((view) => view === named) ?? 'waiting',
    invoiceKind: Object.values(invoiceKinds).find((one): one is InvoiceKind => one === kind),
  };
}

/** What the list is asked for. */
export function questionOf(address: ReturnType<typeof readInvoices>): InvoicesQuestion {
  const { view, invoiceKind, searchKey, pageIndex, pageSize } = address;
  return { ...statesOf(view), invoiceKind, searchKey, pageIndex, pageSize };
}
