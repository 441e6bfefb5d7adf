import { unsettledFen } from './settlement-money.ts';

/** A supplier's invoice for a sheet (docs/domain/settlements.md §7). */
export const supplierInvoiceStates = { waiting: 10, accepted: 20, refused: 30 } as const;
export type SupplierInvoiceState = (typeof supplierInvoiceStates)[keyof typeof supplierInvoiceStates];
export const supplierInvoiceTexts: Readonly<Record<SupplierInvoiceState, string>> = {
  [supplierInvoiceStates.waiting]: '待核对',
  [supplierInvoiceStates.accepted]: '已核对',
  [supplierInvoiceStates.refused]: '已退回',
};

interface InvoicedSheet {
  totalFen: number;
  paidFen: number;
  /** Of invoices that were not refused. */
  invoicedFen: number;
  /** Of those that were checked and found right. */
  acceptedFen: number;
}

/** What a supplier may still invoice of a sheet. */
export const uninvoicedFen = ({ totalFen, invoicedFen }: Pick<InvoicedSheet, 'totalFen' | 'invoicedFen'>): number =>
  Math.max(0, totalFen - invoicedFen);

/** What may be paid now: what is open and, where the shop demands invoices first, covered by those that were checked. */
export function payableFen(sheet: InvoicedSheet, { isInvoiceFirst }: { isInvoiceFirst: boolean }): number {
  const openFen = unsettledFen(sheet);
  return isInvoiceFirst ? Math.max(0, Math.min(openFen, sheet.acceptedFen - sheet.paidFen)) : openFen;
}

/** Sums of a sheet from its invoices. */
export function invoiceSums(invoices: readonly { feeFen: number; state: SupplierInvoiceState }[]) {
  const sum = (isIn: (state: SupplierInvoiceState) => boolean) =>
    invoices.reduce((total, { feeFen, state }) => (isIn(state) ? total + feeFen : total), 0);
  return {
    invoicedFen: sum((state) => state !== supplierInvoiceStates.refused),
    acceptedFen: sum((state) => state === supplierInvoiceStates.accepted),
  };
}

export interface SupplierInvoiceForm {
  invoiceNo: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  feeFen: number | undefined;
}

/** Every fault of an invoice as its supplier writes it down, by field. */
export function supplierInvoiceFaults(
  { invoiceNo, issuedOn, feeFen }: SupplierInvoiceForm,
  { openFen, today }: { openFen: number; today: string },
): Partial<Record<'invoiceNo' | 'issuedOn' | 'fee', string>> {
  const isNo = /^\d{8}$|^\d{20}$/.test(invoiceNo.trim());
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(issuedOn) && issuedOn <= today;
  const isFee = feeFen !== undefined && feeFen > 0;
  return {
    ...(!isNo && { invoiceNo: '请填写 20 位数电票号码，或 8 位发票号码' }),
    ...(!isDay && { issuedOn: '请选择开票日期' }),
    ...(!isFee && { fee: '请输入正确的金额' }),
    ...(isFee && feeFen > openFen && { fee: '超过结算单未开票的金额' }),
  };
}
