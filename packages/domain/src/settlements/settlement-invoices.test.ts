import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  invoiceSums,
  payableFen,
  supplierInvoiceFaults,
  type SupplierInvoiceState,
  supplierInvoiceStates,
  uninvoicedFen,
} from './settlement-invoices.ts';
import { defaultSettlementOptions, settlementOptionsOf } from './settlement-options.ts';

const fen = fc.integer({ min: 1, max: 1_000_000_00 });
const state = fc.constantFrom<SupplierInvoiceState>(...Object.values(supplierInvoiceStates));

test('nothing is paid beyond the sheet or, where invoices come first, beyond those that were checked', () => {
  const asked = fc.array(fc.record({ feeFen: fen, state }), { maxLength: 8 });
  const bids = fc.array(fen, { maxLength: 8 });
  fc.assert(
    fc.property(fen, asked, bids, fc.boolean(), (totalFen, wanted, payments, isInvoiceFirst) => {
      const invoices: { feeFen: number; state: SupplierInvoiceState }[] = [];
      for (const one of wanted)
        if (one.feeFen <= uninvoicedFen({ totalFen, ...invoiceSums(invoices) })) invoices.push(one);
      const sums = invoiceSums(invoices);
      expect(sums.invoicedFen).toBeLessThanOrEqual(totalFen);
      expect(sums.acceptedFen).toBeLessThanOrEqual(sums.invoicedFen);
      let paidFen = 0;
      for (const payment of payments)
        if (payment <= payableFen({ totalFen, paidFen, ...sums }, { isInvoiceFirst })) paidFen += payment;
      expect(paidFen).toBeLessThanOrEqual(isInvoiceFirst ? sums.acceptedFen : totalFen);
      expect(payableFen({ totalFen, paidFen, ...sums }, { isInvoiceFirst })).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('an invoice says its number, a day that is not to come, and no more than is open', () => {
  const good = { invoiceNo: '26317000000000000001', issuedOn: '2026-11-25', feeFen: 100 };
  const at = { openFen: 100, today: '2026-11-25' };
  expect(supplierInvoiceFaults(good, at)).toEqual({});
  expect(supplierInvoiceFaults({ ...good, invoiceNo: '12345678' }, at)).toEqual({});
  expect(Object.keys(supplierInvoiceFaults({ invoiceNo: '1', issuedOn: '2026-11-26', feeFen: 101 }, at))).toEqual([
    'invoiceNo',
    'issuedOn',
    'fee',
  ]);
  expect(Object.keys(supplierInvoiceFaults({ ...good, feeFen: undefined }, at))).toEqual(['fee']);
});

test('what a shop has not set, or wrongly, takes the default', () => {
  expect(settlementOptionsOf(undefined)).toEqual(defaultSettlementOptions);
  expect(settlementOptionsOf({ settlements: { makeDay: 29, isInvoiceFirst: 'no', remindDays: -1 } })).toEqual(
    defaultSettlementOptions,
  );
  const own = { makeDay: 0, isInvoiceFirst: false, remindDays: 7 };
  expect(settlementOptionsOf({ settlements: own })).toEqual(own);
});
