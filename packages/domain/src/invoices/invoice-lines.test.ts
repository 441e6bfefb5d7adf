import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  invoiceableOf,
  type InvoicePart,
  paperLines,
  partOfInvoiceable,
  redLine,
  unitPriceText,
} from './invoice-lines.ts';
import { taxInFen } from '../money/money.ts';

const part = (over: Partial<InvoicePart>): InvoicePart => ({
  orderLineId: '1',
  itemName: '复印纸',
  itemSpec: 'A4 70g',
  unitName: '箱',
  taxRateBp: 1300,
  taxName: '纸制品',
  taxCode: '1060105040000000000',
  qty: 1,
  goodsFen: 11_300,
  freightFen: 0,
  ...over,
});

describe('paper lines', () => {
  test('goods by line, freight once a rate with the classification of the goods that carry most of it', () => {
    const lines = paperLines([
      part({ orderLineId: '1', qty: 2, goodsFen: 22_600, freightFen: 500 }),
      part({ orderLineId: '2', taxRateBp: 900, goodsFen: 10_900, freightFen: 109 }),
      part({ orderLineId: '3', goodsFen: 0, freightFen: 630, taxName: '文具', taxCode: '1060102010000000000' }),
    ]);
    expect(lines.map(({ name, qty, feeFen, taxFen }) => [name, qty, feeFen, taxFen])).toEqual([
      ['*纸制品*复印纸', 2, 22_600, 2600],
      ['*纸制品*复印纸', 1, 10_900, 900],
      ['*文具*运费', 1, 1130, 130],
      ['*纸制品*运费', 1, 109, 9],
    ]);
    expect(lines.map(({ taxCode }) => taxCode)).toEqual([
      '1060105040000000000',
      '1060105040000000000',
      '1060102010000000000',
      '1060105040000000000',
    ]);
    expect(lines[0]?.priceExTax).toBe('100');
  });

  test('freight of goods without a classification stays plain', () => {
    const [, freight] = paperLines([part({ taxName: '', taxCode: '', freightFen: 10 })]);
    expect([freight?.name, freight?.taxCode]).toEqual(['运费', '']);
  });

  test('sum to what was paid, whatever it was', () => {
    const amounts = fc.record({
      qty: fc.integer({ min: 1, max: 999_999 }),
      goodsFen: fc.integer({ min: 0, max: 9_999_999_999 }),
      freightFen: fc.integer({ min: 0, max: 99_999 }),
      taxRateBp: fc.constantFrom(1300, 900, 600, 300, 100, 0),
    });
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), (parts) => {
        const lines = paperLines(parts.map((one) => part(one)));
        const paid = parts.reduce((sum, one) => sum + one.goodsFen + one.freightFen, 0);
        expect(lines.reduce((sum, line) => sum + line.exTaxFen + line.taxFen, 0)).toBe(paid);
        for (const line of lines) {
          expect(line.taxFen).toBe(taxInFen(line.feeFen, line.taxRateBp));
          expect(line.priceExTax.replace('.', '').length).toBeLessThanOrEqual(17);
          // What the platform multiplies back may be off by half a fen.
          expect(Math.abs(Number(line.priceExTax) * line.qty * 100 - line.exTaxFen)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  test.each([
    [10_000, 3, '33.3333333333333'],
    [1, 3, '0.0033333333333'],
    [885, 100, '0.0885'],
    [0, 5, '0'],
    [9_999_999_999, 1, '99999999.99'],
    [200, 3, '0.6666666666667'],
  ])('%i fen over %i is %s', (fen, qty, text) => {
    expect(unitPriceText(fen, qty)).toBe(text);
  });
});

describe('what can be invoiced', () => {
  const line = { qty: 3, payFen: 1100, freightFen: 100, refundedQty: 0, freightRefundedQty: 0, refundedFen: 0 };
  const none = { qty: 0, goodsFen: 0, freightFen: 0 };

  test('is what was paid, less refunds and invoices', () => {
    expect(invoiceableOf(line, none)).toEqual({ qty: 3, goodsFen: 1000, freightFen: 100 });
    const back = { ...line, refundedQty: 1, freightRefundedQty: 1, refundedFen: 366 };
    expect(invoiceableOf(back, none)).toEqual({ qty: 2, goodsFen: 667, freightFen: 67 });
    expect(invoiceableOf(back, { qty: 1, goodsFen: 333, freightFen: 67 })).toEqual({
      qty: 1,
      goodsFen: 334,
      freightFen: 0,
    });
    expect(invoiceableOf(line, { qty: 3, goodsFen: 1000, freightFen: 100 })).toEqual(none);
  });

  test('parts of it sum to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
        (qty, goodsFen, pieces) => {
          let left = { qty, goodsFen, freightFen: 17 };
          let sum = 0;
          for (const piece of [...pieces, qty]) {
            if (left.qty === 0) break;
            const now = partOfInvoiceable(left, Math.min(piece, left.qty));
            sum += now.goodsFen + now.freightFen;
            left = {
              qty: left.qty - now.qty,
              goodsFen: left.goodsFen - now.goodsFen,
              freightFen: left.freightFen - now.freightFen,
            };
          }
          expect(sum).toBe(goodsFen + 17);
        },
      ),
    );
  });
});

describe('red letters', () => {
  const blue = { lineNo: 1, qty: 3, feeFen: 1000, taxFen: 115, redQty: 0, redFeeFen: 0, redTaxFen: 0 };

  test('never take back more than the blue line', () => {
    expect(redLine(blue, {})).toEqual({ lineNo: 1, qty: 3, feeFen: 1000, taxFen: 115 });
    expect(redLine(blue, { qty: 4 })).toBeUndefined();
    expect(redLine(blue, { feeFen: 1001 })).toBeUndefined();
    expect(redLine(blue, { feeFen: 0 })).toBeUndefined();
  });

  test('sum to the blue line however they are split', () => {
    const piece = fc.oneof(
      fc.record({ qty: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ feeFen: fc.integer({ min: 1, max: 50_000 }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(piece, { maxLength: 30 }),
        (qty, feeFen, pieces) => {
          const line = { ...blue, qty, feeFen, taxFen: taxInFen(feeFen, 1300) };
          for (const wanted of [...pieces, {}]) {
            const red = redLine(line, wanted);
            if (!red) continue;
            line.redQty += red.qty;
            line.redFeeFen += red.feeFen;
            line.redTaxFen += red.taxFen;
            expect(line.redFeeFen).toBeLessThanOrEqual(line.feeFen);
            expect(line.redTaxFen).toBeLessThanOrEqual(line.taxFen);
          }
          expect([line.redFeeFen, line.redTaxFen]).toEqual([line.feeFen, line.taxFen]);
        },
      ),
    );
  });
});
