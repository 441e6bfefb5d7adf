import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChoiceLine, chooseInvoiceable } from './invoice-choice.ts';
import { partOfInvoiceable } from './invoice-lines.ts';

const pens: ChoiceLine = { orderLineId: '1', left: { qty: 7, goodsFen: 2331, freightFen: 100 } };
const desk: ChoiceLine = { orderLineId: '2', left: { qty: 1, goodsFen: 10_900, freightFen: 0 } };
const freight: ChoiceLine = { orderLineId: '3', left: { qty: 0, goodsFen: 0, freightFen: 600 } };

test('all that is left is asked for without naming lines', () => {
  expect(chooseInvoiceable([pens, desk, freight], {})).toEqual({ items: undefined, feeFen: 13_931 });
  expect(chooseInvoiceable([pens, desk], { '1': 7 }).items).toBeUndefined();
});

test('units of a line, each share rounded by itself', () => {
  const { goodsFen, freightFen } = partOfInvoiceable(pens.left, 3);
  expect(chooseInvoiceable([pens, desk], { '1': 3, '2': 0 })).toEqual({
    items: [{ orderLineId: '1', qty: 3 }],
    feeFen: goodsFen + freightFen,
  });
});

test('a line of freight alone goes with the whole only', () => {
  expect(chooseInvoiceable([pens, freight], { '1': 6 }).items).toEqual([{ orderLineId: '1', qty: 6 }]);
});

test('nothing ticked is nothing', () => {
  expect(chooseInvoiceable([pens, desk], { '1': 0, '2': 0 })).toEqual({ items: [], feeFen: 0 });
});

test('two requests, one for the rest of the other, come to the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.nat(100_000),
      fc.nat(2000),
      fc.nat(50),
      (qty, goodsFen, freightFen, n) => {
        const first = Math.min(n, qty);
        const left = { qty, goodsFen, freightFen };
        const one = chooseInvoiceable([{ orderLineId: '1', left }], { '1': first }).feeFen;
        const part = partOfInvoiceable(left, first);
        const rest = { qty: qty - first, goodsFen: goodsFen - part.goodsFen, freightFen: freightFen - part.freightFen };
        const other = first === qty ? 0 : chooseInvoiceable([{ orderLineId: '1', left: rest }], {}).feeFen;
        return one + other === goodsFen + freightFen;
      },
    ),
  );
});
