import { withQuery } from '../../app/paths.ts';

const invoicePage = '/center/kamUser/invoice';

/** The application for these orders, open; `again` is the failed request that fills it in. */
export const applyInvoicePath = (orderNos: readonly string[], again = '') =>
  withQuery(invoicePage, { orders: orderNos.join(','), ask: 1, again });
/** Requests and invoices, searched by the number of an order where one is given. */
export const invoiceRecordsPath = (searchKey = '') => withQuery(invoicePage, { tab: 'records', searchKey });
