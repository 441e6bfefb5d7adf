import type { InvoiceFormat } from '@jicai/domain/invoices/invoice-files.ts';
import { z } from 'zod';
import { fetchPapers } from '../fetch-papers.ts';
import { type BlueOutcome, type Sent, TaxFault, type TaxPlatform } from '../tax-platform.ts';
import { type Baiwang, type BaiwangAnswer, type BaiwangPlace, expectAnswer, openBaiwang } from './baiwang-api.ts';
import { invoiceOf, redFormOf } from './baiwang-order.ts';
import { findForm, redOutcomeOf } from './baiwang-reds.ts';
import { timeOf } from './baiwang-time.ts';
import { moneyFen } from './money-fen.ts';

const zInvoice = z.looseObject({
  serialNo: z.string().nullish(),
  invoiceStatus: z.coerce.string(),
  einvoiceNo: z.string().nullish(),
  invoiceNo: z.string().nullish(),
  invoiceDate: z.string().nullish(),
  invoiceTotalPriceTax: z.union([z.number(), z.string()]).nullish(),
});

/** 发票状态: made, and what a red letter has left of it. All others are void. */
const made = new Set(['00', '05', '06']);

/** 数电 papers; all others are of the old tax disks. */
const issueModes = { digital: '1' } as const;

const zIssued = z.looseObject({ fail: z.array(z.looseObject({})).nullish() });
const zPaper = z.looseObject({ eInvoiceUrl: z.string().nullish(), fileType: z.coerce.string().nullish() });

/**
 * 百望云 销项 of an enterprise: invoice.issue, invoice.queryeinvoice, format.create and those of the red confirmation
 * (docs/domain/invoices.md §7).
 */
export function createBaiwang(settings: Baiwang, place: BaiwangPlace): TaxPlatform {
  const call = openBaiwang(settings, place);
  const { taxNo } = settings;
  const find = async (serialNo: string) => {
    const data = { serialNo, einvoiceNo: '', queryAll: true };
    const answer = await call('invoice.queryeinvoice', '6.0', { taxNo, data });
    return expectAnswer(answer, z.array(zInvoice).nullish())?.[0];
  };
  return {
    issue: async (request) => {
      const answer = await call('invoice.issue', '6.0', invoiceOf(request, settings));
      const reason = refusalOf(answer);
      // It may say no to what it has made: only what it does not know is refused.
      return reason === undefined ? { outcome: 'sent' } : refusedUnless(await find(request.serialNo), reason);
    },
    query: async (serialNo) => {
      const invoice = await find(serialNo);
      return invoice ? outcomeOf(invoice) : { outcome: 'notExist' };
    },
    readPapers: async ({ serialNo, invoiceNo }) => {
      const data = { serialNo, einvoiceNo: invoiceNo, invoiceIssueMode: issueModes.digital };
      const answer = await call('format.create', '6.0', { taxNo, data });
      const { eInvoiceUrl, fileType } = expectAnswer(answer, zPaper);
      if (!eInvoiceUrl) throw new TaxFault('版式文件还没有生成');
      return fetchPapers({ [formatOf(fileType ?? '')]: eInvoiceUrl }, place.vendorUrl);
    },
    applyRed: async (request) => {
      const answer = await call('redinvoice.add', '7.0', redFormOf(request, settings));
      if (!('refusal' in answer)) return { outcome: 'sent' };
      const asked = { serialNo: request.serialNo, askedAt: request.now, now: request.now };
      return refusedUnless(await findForm(call, settings, asked), answer.refusal);
    },
    queryRed: (red) => redOutcomeOf(call, settings, red),
  };
}

/** Why it was not taken; it may answer with success and a list of what failed. */
function refusalOf(answer: BaiwangAnswer): string | undefined {
  if ('refusal' in answer) return answer.refusal;
  const { fail } = expectAnswer(answer, zIssued);
  const [first] = fail ?? [];
  if (!first) return undefined;
  const words = [first['message'], first['errorMessage'], first['failReason']].find((one) => typeof one === 'string');
  return (words ?? '平台没有说明原因').slice(0, 200);
}

const refusedUnless = (known: object | undefined, reason: string): Sent =>
  known ? { outcome: 'sent' } : { outcome: 'refused', reason };

function outcomeOf(invoice: z.infer<typeof zInvoice>): BlueOutcome {
  const { invoiceStatus, einvoiceNo, invoiceNo, invoiceDate, invoiceTotalPriceTax } = invoice;
  if (!made.has(invoiceStatus)) return { outcome: 'failed', reason: `发票已作废（状态 ${invoiceStatus}）` };
  return {
    outcome: 'issued',
    invoiceNo: einvoiceNo || invoiceNo || '',
    issuedAt: timeOf(invoiceDate ?? ''),
    amountFen: moneyFen(invoiceTotalPriceTax),
  };
}

const formatOf = (fileType: string): InvoiceFormat => (/ofd/i.test(fileType) ? 'ofd' : 'pdf');
