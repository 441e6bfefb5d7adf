export { askRedLetter, type PendingRefund } from './ask-red-letter.ts';
export { correctTitle } from './correct-title.ts';
export { beginIssuing, issueAtPlatform, queryAtPlatform } from './issue-invoice.ts';
export { fetchPapersOf } from './keep-papers.ts';
export { deliverInvoiceMail } from './mail-invoice.ts';
export { applyRedAtPlatform, confirmRedAtPlatform, queryRedAtPlatform } from './red-letter.ts';
export {
  applyForChosenInvoice,
  checkInvoiceChoice,
  type InvoiceChoice,
  keepInvoiceChoice,
  replaceInvoiceChoice,
} from './invoice-choices.ts';
export { deleteTitlesOf as forgetTitles, selectTitles as listTitles } from './titles.store.ts';
