import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceableOf, paperLines } from '../invoices/invoice-lines.ts';
import { refundPart } from '../money/money.ts';
import { netOrder, type NetSource } from './net-lines.ts';

const line = (more: Partial<NetSource> = {}): NetSource => ({
  priceFen: 3200,
  qty: 1,
  payFen: 4200,
  freightFen: 1000,
  refundedQty: 0,
  freightRefundedQty: 0,
  refundedFen: 0,
  taxRateBp: 1300,
  ...more,
});

describe('what an order comes to after changes', () => {
  test('the tax of 32.00 is 3.68, that of the freight stands with the freight', () => {
    const net = netOrder([line()]);
    const freight = { freightFen: 1000, freightTaxFen: 115 };
    expect(net.lines).toEqual([{ qty: 1, goodsFen: 3200, discountFen: 0, feeFen: 3200, taxFen: 368, ...freight }]);
    expect(net.freights).toEqual([{ taxRateBp: 1300, feeFen: 1000, taxFen: 115 }]);
    expect(net).toMatchObject({ qty: 1, goodsFen: 3200, discountFen: 0, freightFen: 1000, payFen: 4200, taxFen: 483 });
  });

  test('three of ten never came: seven at their price, and the tax of seven', () => {
    const [net] = netOrder([
      line({ priceFen: 2033, qty: 10, payFen: 20_330, freightFen: 0, refundedQty: 3, refundedFen: 6099 }),
    ]).lines;
    expect(net).toEqual({
      qty: 7,
      goodsFen: 14_231,
      discountFen: 0,
      feeFen: 14_231,
      taxFen: 1637,
      freightFen: 0,
      freightTaxFen: 0,
    });
  });

  test('all of it went back: nothing is left', () => {
    const net = netOrder([line({ refundedQty: 1, freightRefundedQty: 1, refundedFen: 4200 })]);
    expect(net).toMatchObject({
      qty: 0,
      goodsFen: 0,
      discountFen: 0,
      freightFen: 0,
      payFen: 0,
      taxFen: 0,
      freights: [],
    });
  });

  test('a deduction stands as a discount: price × quantity is never another price', () => {
    const [net] = netOrder([line({ priceFen: 1799, qty: 6, payFen: 10_794, freightFen: 0, refundedFen: 1000 })]).lines;
    expect(net).toMatchObject({ qty: 6, goodsFen: 10_794, discountFen: 1000, feeFen: 9794 });
  });

  const someLine = fc
    .record({
      priceFen: fc.integer({ min: 1, max: 100_000 }),
      qty: fc.integer({ min: 1, max: 200 }),
      freightFen: fc.integer({ min: 0, max: 5000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      back: fc.integer({ min: 0, max: 200 }),
      isFreightBack: fc.boolean(),
      taxRateBp: fc.constantFrom(0, 600, 900, 1300),
    })
    .map(({ priceFen, qty, freightFen, discount, back, isFreightBack, taxRateBp }) => {
      const payFen = Math.round((priceFen * qty * (100 - discount)) / 100) + freightFen;
      const refundedQty = Math.min(back, qty);
      const none = { payFen, freightFen, qty, refundedQty: 0, freightRefundedQty: 0 };
      const { feeFen: refundedFen } = refundPart({ ...none, nowQty: refundedQty, withFreight: isFreightBack });
      const freightRefundedQty = isFreightBack ? refundedQty : 0;
      return { priceFen, qty, payFen, freightFen, refundedQty, freightRefundedQty, refundedFen, taxRateBp };
    });

  test('rows add up, whatever came back', () =>
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 6 }), (lines) => {
        const net = netOrder(lines);
        for (const [at, row] of net.lines.entries()) {
          expect(row.goodsFen).toBe((lines[at]?.priceFen ?? 0) * row.qty);
          expect(row.feeFen).toBe(row.goodsFen - row.discountFen);
        }
        expect(net.payFen).toBe(net.goodsFen - net.discountFen + net.freightFen);
        const sum = (of: (row: (typeof net.lines)[number]) => number) =>
          net.lines.reduce((total, row) => total + of(row), 0);
        expect(sum((row) => row.freightFen)).toBe(net.freightFen);
        expect(sum((row) => row.taxFen + row.freightTaxFen)).toBe(net.taxFen);
        expect(net.payFen).toBe(lines.reduce((sum, one) => sum + one.payFen - one.refundedFen, 0));
      }),
    ));

  test('amounts and taxes are those of the invoice for the same lines', () =>
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 6 }), (lines) => {
        const goods = { itemName: '笔', itemSpec: '', unitName: '支', taxName: '文具', taxCode: '' };
        const invoice = paperLines(
          lines.map((one, at) => ({
            ...goods,
            ...invoiceableOf(one, { qty: 0, goodsFen: 0, freightFen: 0 }),
            orderLineId: String(at),
            taxRateBp: one.taxRateBp,
          })),
        );
        const net = netOrder(lines);
        expect(net.payFen).toBe(invoice.reduce((sum, row) => sum + row.feeFen, 0));
        expect(net.taxFen).toBe(invoice.reduce((sum, row) => sum + row.taxFen, 0));
      }),
    ));
});
