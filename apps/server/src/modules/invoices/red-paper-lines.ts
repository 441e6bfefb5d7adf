import type { RedLine } from '@jicai/domain/invoices/invoice-lines.ts';
import type { TaxPaperLine } from '../../adapters/tax/tax-platform.ts';
import type { InvoiceLine } from './invoices.store.ts';

/** What a red letter takes back, as its paper shows it: name and price of the blue line, units and amounts of its own. */
export const redPaperLines = (blue: readonly InvoiceLine[], red: readonly RedLine[]): TaxPaperLine[] =>
  red.flatMap(({ lineNo, qty, feeFen, taxFen }) => {
    const line = blue.find((one) => one.lineNo === lineNo);
    return line ? [{ ...line, qty, taxFen, exTaxFen: feeFen - taxFen }] : [];
  });
