import { z } from 'zod';
import { fenOfYuan } from '../../payment/yuan.ts';
import { type BlueOutcome, TaxFault } from '../tax-platform.ts';
import { type NuonuoCall, nuonuoCodes, wordsOf } from './nuonuo-api.ts';

const zInvoice = z.looseObject({
  serialNo: z.string().default(''),
  orderNo: z.string().default(''),
  status: z.coerce.string(),
  statusMsg: z.string().nullish(),
  failCause: z.string().nullish(),
  invoiceNo: z.string().nullish(),
  allElectronicInvoiceNumber: z.string().nullish(),
  invoiceTime: z.coerce.number().nullish(),
  orderAmount: z.string().nullish(),
  pdfUrl: z.string().nullish(),
  ofdUrl: z.string().nullish(),
  xmlUrl: z.string().nullish(),
});
type NuonuoInvoice = z.infer<typeof zInvoice>;

/** 发票状态 of queryInvoiceResult. */
export const statuses = { issued: '2', issuing: '20', sealing: '21', failed: '22', sealFailed: '24' } as const;

/** By our own numbers or the platform's; undefined where it knows none. */
export async function findInvoice(
  call: NuonuoCall,
  by: { orderNos: string[] } | { serialNos: string[] },
): Promise<NuonuoInvoice | undefined> {
  const answer = await call('queryInvoiceResult', { ...by, isOfferInvoiceDetail: '0' });
  if (answer.code === nuonuoCodes.notFound) return undefined;
  if (answer.code !== nuonuoCodes.ok) throw new TaxFault(wordsOf(answer));
  const read = z.array(zInvoice).safeParse(answer.result);
  if (!read.success) throw new TaxFault('开票结果无法识别');
  return read.data[0];
}

export function outcomeOf(invoice: NuonuoInvoice): BlueOutcome {
  const { status, failCause, statusMsg, invoiceTime, orderAmount } = invoice;
  switch (status) {
    case statuses.issued:
      return {
        outcome: 'issued',
        invoiceNo: invoice.allElectronicInvoiceNumber || invoice.invoiceNo || '',
        issuedAt: new Date(invoiceTime ?? Number.NaN),
        amountFen: fenOfYuan(orderAmount ?? ''),
      };
    case statuses.issuing:
    case statuses.sealing:
    case statuses.sealFailed:
      return { outcome: 'processing' };
    default:
      return { outcome: 'failed', reason: (failCause || statusMsg || `状态 ${status}`).slice(0, 200) };
  }
}
