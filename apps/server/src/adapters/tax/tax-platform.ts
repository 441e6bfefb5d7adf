import type { InvoiceKind, RedConfirmState, RedReason } from '@jicai/domain/invoices/invoice-states.ts';
import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { InvoiceSeller } from '../../db/tables/invoices.ts';

export interface TaxPaperLine {
  name: string;
  spec: string;
  unit: string;
  qty: number;
  priceExTax: string;
  exTaxFen: number;
  taxRateBp: number;
  taxFen: number;
  taxCode: string;
}

/**
 * `reqNo` is the idempotency key: the platform makes one paper of it, however often it is asked
 * (docs/domain/invoices.md §2).
 */
export interface BlueRequest {
  reqNo: string;
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
  reqNo: string;
  blueNo: string;
  kind: InvoiceKind;
  reason: RedReason;
  /** Positive; the paper shows them negative. */
  amountFen: number;
  taxFen: number;
  now: Date;
}

export type BlueOutcome =
  | { outcome: 'notExist' | 'processing' }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'issued'; invoiceNo: string; issuedAt: Date };

export type RedOutcome =
  | { outcome: 'notExist' }
  | {
      outcome: 'known';
      confirmNo: string;
      confirmState: RedConfirmState;
      /** There once the confirmation is agreed and the red paper is made. */
      red?: { redNo: string; issuedAt: Date };
    };

/** A platform that issues digital invoices. A throw means "try again later"; what it refuses for good comes by query. */
export interface TaxPlatform {
  issue: (request: BlueRequest) => Promise<void>;
  query: (reqNo: string, now: Date) => Promise<BlueOutcome>;
  applyRed: (request: RedRequest) => Promise<void>;
  queryRed: (reqNo: string, now: Date) => Promise<RedOutcome>;
  /** The buyer's side answers a red-letter confirmation that waits for it. */
  confirmRed: (confirmNo: string, isAgree: boolean) => Promise<void>;
}

/** The platforms that this installation is connected with, by company. */
export interface TaxPlatforms {
  of: (companyId: string) => TaxPlatform;
}
