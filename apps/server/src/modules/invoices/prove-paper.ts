import { moneyText } from '@jicai/domain/money/yuan.ts';
import { type BlueOutcome, type RedOutcome, TaxFault } from '../../adapters/tax/tax-platform.ts';
import type { Invoice } from './invoices.store.ts';

const isPaper = (no: string, at: Date) => /^\d{20}$/.test(no) && !Number.isNaN(at.getTime());

/**
 * What a platform says of an issued paper, believed only where it is one and bears the amount that was asked for. Throws
 * {@link TaxFault} otherwise: the request stays at work until a person has looked (docs/domain/invoices.md §7).
 */
export function proved(invoice: Pick<Invoice, 'amountFen'>, outcome: BlueOutcome): BlueOutcome {
  if (outcome.outcome !== 'issued') return outcome;
  const { invoiceNo, issuedAt, amountFen = invoice.amountFen } = outcome;
  if (!isPaper(invoiceNo, issuedAt))
    throw new TaxFault(`平台答复已开具，但发票号码或时间不正确：${invoiceNo.slice(0, 40)}`);
  if (amountFen !== invoice.amountFen)
    throw new TaxFault(
      `平台答复的价税合计 ${moneyText(amountFen)} 与申请的 ${moneyText(invoice.amountFen)} 不一致，发票 ${invoiceNo}`,
    );
  return outcome;
}

/** As {@link proved}, of a red letter. */
export function provedRed(outcome: RedOutcome): RedOutcome {
  if (outcome.outcome === 'known' && outcome.red && !isPaper(outcome.red.redNo, outcome.red.issuedAt))
    throw new TaxFault(`平台答复已开具红字发票，但号码或时间不正确：${outcome.red.redNo.slice(0, 40)}`);
  return outcome;
}
