import { redConfirmStates } from '@jicai/domain/invoices/invoice-states.ts';
import { z } from 'zod';
import { confirmStateOf } from '../confirm-state.ts';
import { type RedOutcome, TaxFault } from '../tax-platform.ts';
import { type NuonuoCall, nuonuoCodes, wordsOf } from './nuonuo-api.ts';
import { findInvoice, outcomeOf } from './nuonuo-invoice.ts';

const seller = '0';
/** 红字确认单状态 of its own, beside those of the tax authority. */
const billStates = { applying: '15', failed: '16' } as const;

const zBill = z.looseObject({
  billNo: z.string().nullish(),
  billUuid: z.string().nullish(),
  billStatus: z.coerce.string(),
  billMessage: z.string().nullish(),
  invoiceSerialNum: z.string().nullish(),
});
type Bill = z.infer<typeof zBill>;

/** By our own number (billId); undefined where the platform knows none. */
export async function findBill(call: NuonuoCall, billId: string): Promise<Bill | undefined> {
  const answer = await call('queryInvoiceRedConfirm', { identity: seller, billId, pageNo: '1', pageSize: '10' });
  if (answer.code === nuonuoCodes.notFound) return undefined;
  if (answer.code !== nuonuoCodes.ok) throw new TaxFault(wordsOf(answer));
  const read = z.object({ list: z.array(zBill).nullish() }).safeParse(answer.result ?? {});
  if (!read.success) throw new TaxFault('红字确认单无法识别');
  return read.data.list?.[0];
}

/** Where somebody else has to agree, the platform looks at the tax authority anew before it is asked again. */
async function refreshed(call: NuonuoCall, billId: string): Promise<Bill | undefined> {
  const bill = await findBill(call, billId);
  const isWaiting =
    bill?.billStatus === redConfirmStates.awaitingBuyer || bill?.billStatus === redConfirmStates.awaitingSeller;
  if (!isWaiting || !bill.billUuid) return bill;
  await call('refreshInvoiceRedConfirm', { identity: seller, billUuid: bill.billUuid });
  return (await findBill(call, billId)) ?? bill;
}

export async function redOutcomeOf(call: NuonuoCall, billId: string): Promise<RedOutcome> {
  const bill = await refreshed(call, billId);
  if (!bill) return { outcome: 'notExist' };
  if (bill.billStatus === billStates.applying) return { outcome: 'processing' };
  const confirmState = confirmStateOf(bill.billStatus);
  if (!confirmState)
    return { outcome: 'failed', reason: (bill.billMessage || `红字确认单状态 ${bill.billStatus}`).slice(0, 200) };
  const red = await findRed(call, bill);
  return { outcome: 'known', confirmNo: bill.billNo ?? '', confirmState, ...(red && { red }) };
}

/** The red invoice that the platform drew by itself once the confirmation was agreed. */
async function findRed(call: NuonuoCall, { invoiceSerialNum }: Bill) {
  const invoice = invoiceSerialNum ? await findInvoice(call, { serialNos: [invoiceSerialNum] }) : undefined;
  const outcome = invoice && outcomeOf(invoice);
  return outcome?.outcome === 'issued' ? { redNo: outcome.invoiceNo, issuedAt: outcome.issuedAt } : undefined;
}
