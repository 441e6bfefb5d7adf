import type { BodyOf } from '@jicai/contract/index.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import {
  invoiceActions,
  invoiceEventTexts,
  invoiceKindTexts,
  invoiceStateTexts,
  redConfirmStates,
  redConfirmTexts,
  redReasonTexts,
} from '@jicai/domain/invoices/invoice-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { InvoiceFile } from './attach-files.ts';
import { fromNamedLine } from '../orders/index.ts';
import type { Invoice, InvoiceLine, InvoiceRed, InvoiceSource, selectHistory } from './invoices.store.ts';

/** 开票申请 in our words. */
export const fromRequest = ({ checkNo, items, ...request }: BodyOf<'/api/ShopInvoice/Submit'>['data']) => ({
  ...request,
  statementNo: checkNo,
  items: items?.map(fromNamedLine),
});
export type InvoiceRequest = ReturnType<typeof fromRequest>;

/** What belongs to the invoices of a page. */
export interface CardParts {
  sources: readonly InvoiceSource[];
  reds: readonly InvoiceRed[];
}

export function toCard(invoice: Invoice, { sources, reds }: CardParts) {
  const own = sources.filter((source) => source.invoiceId === invoice.id);
  const { state, issuedAt, failReason } = invoice;
  return {
    invoiceReqNo: invoice.reqNo,
    invoiceNo: invoice.invoiceNo,
    invoiceKind: invoice.kind,
    invoiceKindText: invoiceKindTexts[invoice.kind],
    invoiceState: state,
    invoiceStateText: invoiceStateTexts[state],
    titleName: invoice.title.titleName,
    customerName: invoice.customerName,
    userName: invoice.userName,
    amountFee: invoice.amountFen,
    taxFee: invoice.taxFen,
    redFee: invoice.redFen,
    orderNos: [...new Set(own.map((source) => source.orderNo))].toSorted(),
    createTime: shanghaiTime(invoice.createdAt),
    issueTime: issuedAt ? shanghaiTime(issuedAt) : undefined,
    failReason: failReason || undefined,
    actions: invoiceActions({
      state,
      hasPdf: invoice.pdfFileId !== null,
      hasFile: (invoice.pdfFileId ?? invoice.ofdFileId ?? invoice.xmlFileId) !== null,
      awaitsBuyer: reds.some(
        (red) => red.invoiceId === invoice.id && red.outcome === 'open' && isForBuyer(red) && red.taxProvider === '',
      ),
    }),
    version: invoice.version,
  };
}

export interface InvoiceParts extends CardParts {
  lines: readonly InvoiceLine[];
  history: Awaited<ReturnType<typeof selectHistory>>;
  files: readonly InvoiceFile[];
}

export function toInvoice(invoice: Invoice, parts: InvoiceParts) {
  const { titleType, titleName, taxNo, regAddress, regTel, bankName, bankAccount } = invoice.title;
  return {
    ...toCard(invoice, parts),
    title: { titleType, titleName, taxNo, regAddress, regTel, bankName, bankAccount },
    seller: invoice.seller,
    receiveEmail: invoice.receiveEmail,
    remark: invoice.remark,
    items: parts.sources.map((source) => ({ orderItemId: source.orderLineId, qty: source.qty })),
    checkId: invoice.statementId ?? undefined,
    exTaxFee: invoice.amountFen - invoice.taxFen,
    amountText: amountInWords(invoice.amountFen),
    pdfUrl: parts.files.find(({ format }) => format === 'pdf')?.fileUrl,
    files: parts.files.map(({ format, fileName, fileUrl }) => ({ format, fileName, fileUrl })),
    lines: parts.lines.map((line) => ({
      lineNo: line.lineNo,
      name: line.name,
      spec: line.spec,
      unit: line.unit,
      qty: line.qty,
      priceExTax: line.priceExTax,
      exTaxFee: line.feeFen - line.taxFen,
      taxRate: line.taxRateBp,
      taxFee: line.taxFen,
      redQty: line.redQty,
      redFee: line.redFeeFen,
    })),
    reds: parts.reds.map(toRed),
    history: parts.history.map((row) => ({
      event: row.event,
      label: invoiceEventTexts[row.event],
      userName: row.actorName,
      time: shanghaiTime(row.createdAt),
      remark: row.reason,
    })),
  };
}

const isForBuyer = ({ confirmState }: InvoiceRed) => confirmState === redConfirmStates.awaitingBuyer;

/** Only the buyer himself confirms at the tax authority; the shop can for him at the demo's own platform alone. */
function confirmTextOf(red: InvoiceRed): string {
  if (red.confirmState === '') return '处理中';
  return isForBuyer(red) && red.taxProvider !== '' ? '待购方在电子税务局确认' : redConfirmTexts[red.confirmState];
}

const toRed = (red: InvoiceRed) => ({
  redNo: red.redNo,
  confirmNo: red.confirmNo,
  confirmState: red.confirmState,
  confirmStateText: confirmTextOf(red),
  reason: red.reason,
  reasonText: redReasonTexts[red.reason],
  amountFee: red.amountFen,
  taxFee: red.taxFen,
  issueTime: red.issuedAt ? shanghaiTime(red.issuedAt) : undefined,
  createTime: shanghaiTime(red.createdAt),
});

export const toState = (invoice: Invoice) => ({
  invoiceReqNo: invoice.reqNo,
  invoiceState: invoice.state,
  version: invoice.version,
});
