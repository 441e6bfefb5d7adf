import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import {
  type InvoiceFormat,
  invoiceFormatOf,
  invoiceFormats,
  invoiceFormatTexts,
  matchInvoiceFiles,
  numbersInName,
} from '@jicai/domain/invoices/invoice-files.ts';
import { invoiceKindTexts, issuedStates, invoiceStateTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { claimFiles, type FileLink, linkFiles, unclaimFiles } from '../files/index.ts';
import { sendMessages } from '../messages/index.ts';
import { moverOf } from '../orders/index.ts';
import { insertHistory, type Invoice, selectNumbered, updateInvoice } from './invoices.store.ts';

/** Where each form of a paper stands in its row. */
export const paperColumns = { pdf: 'pdfFileId', ofd: 'ofdFileId', xml: 'xmlFileId' } as const satisfies Record<
  InvoiceFormat,
  keyof Invoice
>;

export interface InvoiceFile extends FileLink {
  format: InvoiceFormat;
}

/** The forms in which the paper of an invoice is there. */
const heldFormats = (invoice: Invoice): InvoiceFormat[] =>
  invoiceFormats.filter((format) => invoice[paperColumns[format]] !== null);

/** The same in words, for the log and the record. */
export const formatsOf = (invoice: Invoice): string => textsOf(heldFormats(invoice));
const textsOf = (formats: readonly InvoiceFormat[]) => formats.map((format) => invoiceFormatTexts[format]).join('、');

/** Links for the caller, who may see the invoice. */
export async function filesOf(ctx: Ctx, invoice: Invoice): Promise<InvoiceFile[]> {
  const held = heldFormats(invoice).map((format) => ({ format, fileId: invoice[paperColumns[format]] ?? '' }));
  const links = await linkFiles(
    ctx,
    held.map(({ fileId }) => fileId),
  );
  return held.flatMap(({ format, fileId }) => {
    const link = links.get(fileId);
    return link ? [{ format, ...link }] : [];
  });
}

/**
 * Keeps the paper of a locked, issued invoice as it came from the tax platform, and tells the applicant unless he hears of the
 * invoice itself just now (`isNew`). A form that is there already is replaced. The first PDF is mailed as one of the platform
 * would be (docs/domain/invoices.md §5).
 */
export async function attachFiles(
  ctx: Ctx,
  invoice: Invoice,
  { urls, isNew = false }: { urls: readonly string[]; isNew?: boolean },
): Promise<Invoice> {
  if (!issuedStates.includes(invoice.state)) throw refuse.stateChanged();
  const fileIds = await claimFiles(ctx, { urls, bizType: bizTypes.invoiceFile, field: 'fileUrls' });
  const links = await linkFiles(ctx, fileIds);
  const brought = fileIds.map((fileId) => ({ fileId, format: invoiceFormatOf(links.get(fileId)?.mediaType ?? '') }));
  const fields: Partial<Pick<Invoice, (typeof paperColumns)[InvoiceFormat]>> = {};
  const formats: InvoiceFormat[] = [];
  for (const { fileId, format } of brought) {
    if (!format || formats.includes(format)) throw badField('fileUrls', '同一格式只能上传一个文件');
    formats.push(format);
    fields[paperColumns[format]] = fileId;
  }
  const replaced = formats.flatMap((format) => invoice[paperColumns[format]] ?? []);
  await unclaimFiles(ctx, replaced);
  const version = invoice.version + 1;
  await updateInvoice(ctx, invoice.id, { ...fields, version });
  const { id: invoiceId, state } = invoice;
  const moved = { fromState: state, toState: state, event: 'attach', reason: textsOf(formats) } as const;
  await insertHistory(ctx, { invoiceId, version, ...moved, ...moverOf(ctx) });
  if (fields.pdfFileId && invoice.pdfFileId === null && invoice.receiveEmail !== '')
    await addOutbox(ctx, { kind: 'invoice.mail', subject: invoice.reqNo, payload: { to: invoice.receiveEmail } });
  if (!isNew) await tellFiles(ctx, invoice, formats);
  return { ...invoice, ...fields, version };
}

async function tellFiles(ctx: Ctx, invoice: Invoice, formats: readonly InvoiceFormat[]): Promise<void> {
  const { accountId, invoiceNo, kind, reqNo } = invoice;
  const content = `${invoiceKindTexts[kind]} 数电票号码 ${invoiceNo} 的 ${textsOf(formats)} 文件已上传，可在发票详情下载。`;
  const link = shopLinks.invoice(reqNo);
  await sendMessages(ctx, [{ accountId, kind: 'invoice', title: '发票文件可下载', content, link }]);
}

/** To which invoice of the shop each file belongs by its name; nothing is written. */
export async function matchFiles(ctx: Ctx, names: readonly string[]) {
  const numbers = names.map(numbersInName);
  const invoices = await selectNumbered(ctx, {
    reqNos: numbers.flatMap(({ invoiceReqNo }) => invoiceReqNo ?? []),
    invoiceNos: numbers.flatMap(({ invoiceNo }) => invoiceNo ?? []),
  });
  const targets = invoices.map((invoice) => ({
    invoiceReqNo: invoice.reqNo,
    invoiceNo: invoice.invoiceNo,
    state: invoice.state,
    invoice,
  }));
  return matchInvoiceFiles(names, targets).map((match) => {
    if (!('invoice' in match)) return match;
    const { invoiceReqNo, invoiceNo, state, invoice } = match.invoice;
    return {
      ...match,
      invoice: {
        invoiceReqNo,
        invoiceNo,
        invoiceStateText: invoiceStateTexts[state],
        titleName: invoice.title.titleName,
        amountFee: invoice.amountFen,
        formats: heldFormats(invoice),
        version: invoice.version,
      },
    };
  });
}
