import type { InvoiceFormat } from '@jicai/domain/invoices/invoice-files.ts';
import type { InvoiceKind, RedConfirmState, RedReason } from '@jicai/domain/invoices/invoice-states.ts';
import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { TaxProvider } from '@jicai/domain/tax/tax-services.ts';
import type { InvoiceSeller } from '../../db/tables/invoices.ts';
import type { TokenKeeper } from './kept-token.ts';

export interface TaxPaperLine {
  /** 1-based; a red letter names the line of the blue invoice by it. */
  lineNo: number;
  name: string;
  spec: string;
  unit: string;
  /** 0 where an amount is taken off without units. */
  qty: number;
  priceExTax: string;
  exTaxFen: number;
  taxRateBp: number;
  taxFen: number;
  taxCode: string;
}

/**
 * `serialNo` is the idempotency key: the platform makes one paper of it, however often it is sent
 * (docs/domain/invoices.md §2).
 */
export interface BlueRequest {
  serialNo: string;
  kind: InvoiceKind;
  title: InvoiceTitleForm;
  seller: InvoiceSeller;
  lines: readonly TaxPaperLine[];
  amountFen: number;
  taxFen: number;
  remark: string;
  now: Date;
}

export interface RedRequest {
  serialNo: string;
  kind: InvoiceKind;
  reason: RedReason;
  /** The blue invoice that is taken back. */
  blue: {
    invoiceNo: string;
    issuedAt: Date;
    amountFen: number;
    taxFen: number;
    title: InvoiceTitleForm;
    seller: InvoiceSeller;
  };
  /** Nothing of the blue invoice is left. */
  isWhole: boolean;
  /** What is taken back; positive, the paper shows it negative. */
  lines: readonly TaxPaperLine[];
  amountFen: number;
  taxFen: number;
  now: Date;
}

/** What a platform says when something is sent: taken, or refused for good. */
export type Sent = { outcome: 'sent' } | { outcome: 'refused'; reason: string };

export type BlueOutcome =
  | { outcome: 'notExist' | 'processing' }
  | { outcome: 'failed'; reason: string }
  /** `amountFen`: with tax, as the platform says it stands on the paper. */
  | { outcome: 'issued'; invoiceNo: string; issuedAt: Date; amountFen?: number | undefined };

export type RedOutcome =
  | { outcome: 'notExist' }
  | { outcome: 'processing' }
  | { outcome: 'failed'; reason: string }
  | {
      outcome: 'known';
      confirmNo: string;
      confirmState: RedConfirmState;
      /** There once the confirmation is agreed and the red paper is made. */
      red?: { redNo: string; issuedAt: Date };
    };

export interface PaperFile {
  format: InvoiceFormat;
  bytes: Uint8Array;
}

/** A platform that issues digital invoices. A throw means "try again later". */
export interface TaxPlatform {
  issue: (request: BlueRequest) => Promise<Sent>;
  query: (serialNo: string, now: Date) => Promise<BlueOutcome>;
  /** The paper of an issued invoice, in the forms that are there. Absent where the shop draws it itself: the demo's. */
  readPapers?: (paper: { serialNo: string; invoiceNo: string }) => Promise<PaperFile[]>;
  applyRed: (request: RedRequest) => Promise<Sent>;
  queryRed: (red: { serialNo: string; askedAt: Date; now: Date }) => Promise<RedOutcome>;
  /**
   * The buyer's side answers a red-letter confirmation that waits for it. Absent where only the buyer himself can, at the
   * tax authority.
   */
  confirmRed?: (confirmNo: string, isAgree: boolean) => Promise<void>;
}

/** The platform did not answer, or said something that is no answer; its message are the platform's own words. */
export class TaxFault extends Error {}

export interface TaxPlatforms {
  /** Stands in where a company is connected with none; the demo alone has it. */
  local: ((companyId: string) => TaxPlatform) | undefined;
  /** A platform ready to be asked; throws where the settings do not fit it. */
  open: (provider: TaxProvider, of: { settings: unknown; companyId: string; tokens: TokenKeeper }) => TaxPlatform;
}
