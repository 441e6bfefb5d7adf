import { fetchPapers } from '../fetch-papers.ts';
import { type Sent, TaxFault, type TaxPlatform } from '../tax-platform.ts';
import { type Nuonuo, type NuonuoAnswer, nuonuoCodes, type NuonuoPlace, openNuonuo, wordsOf } from './nuonuo-api.ts';
import { findInvoice, outcomeOf, statuses } from './nuonuo-invoice.ts';
import { orderOf, redBillOf } from './nuonuo-order.ts';
import { findBill, redOutcomeOf } from './nuonuo-reds.ts';

/** 诺诺 诺税通: requestBillingNew, queryInvoiceResult, reInvoice and the four of the red confirmation (docs/domain/invoices.md §7). */
export function createNuonuo(settings: Nuonuo, place: NuonuoPlace): TaxPlatform {
  const call = openNuonuo(settings, place);
  return {
    issue: async (request) => {
      const answer = await call('requestBillingNew', orderOf(request, settings));
      // The number is known already: an earlier call arrived though its answer did not.
      if (answer.code === nuonuoCodes.ok || answer.code === nuonuoCodes.duplicate) return { outcome: 'sent' };
      // It may say no to what it has taken: only what it does not know is refused.
      return refusedUnless(await findInvoice(call, { orderNos: [request.serialNo] }), answer);
    },
    query: async (serialNo) => {
      const invoice = await findInvoice(call, { orderNos: [serialNo] });
      if (invoice?.status === statuses.sealFailed)
        await call('reInvoice', { fpqqlsh: invoice.serialNo, orderno: serialNo });
      return invoice ? outcomeOf(invoice) : { outcome: 'notExist' };
    },
    readPapers: async ({ serialNo }) => {
      const invoice = await findInvoice(call, { orderNos: [serialNo] });
      if (!invoice?.pdfUrl) throw new TaxFault('版式文件还没有生成');
      const { pdfUrl: pdf, ofdUrl, xmlUrl } = invoice;
      return fetchPapers({ pdf, ofd: ofdUrl ?? undefined, xml: xmlUrl ?? undefined }, place.vendorUrl);
    },
    applyRed: async (request) => {
      const answer = await call('saveInvoiceRedConfirm', redBillOf(request, settings));
      if (answer.code === nuonuoCodes.ok) return { outcome: 'sent' };
      return refusedUnless(await findBill(call, request.serialNo), answer);
    },
    queryRed: ({ serialNo }) => redOutcomeOf(call, serialNo),
  };
}

const refusedUnless = (known: object | undefined, answer: NuonuoAnswer): Sent =>
  known ? { outcome: 'sent' } : { outcome: 'refused', reason: wordsOf(answer) };
