import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyNotClosed } from './close-customer.ts';

const free = { usedFen: 0, frozenFen: 0, balanceFen: 0, openStatementCount: 0, waitingChangeCount: 0 };
const fen = fc.integer({ min: -1_000_000, max: 1_000_000 });
const count = fc.nat(20);

test('nothing owed on either side and nothing open: it can be closed', () => {
  expect(whyNotClosed(free)).toEqual([]);
});

test('each tie is a reason of its own, with its sum', () => {
  expect(whyNotClosed({ ...free, usedFen: 12_345 })).toEqual(['授信还有 ¥123.45 未还']);
  expect(whyNotClosed({ ...free, usedFen: -500, openStatementCount: 2 })).toEqual([
    '还有 ¥5.00 待退给客户',
    '2 张对账单未结清',
  ]);
});

test('there are as many reasons as ties that are not nothing', () => {
  const ties = fc.record({
    usedFen: fen,
    frozenFen: fc.nat(1_000_000),
    balanceFen: fen,
    openStatementCount: count,
    waitingChangeCount: count,
  });
  fc.assert(
    fc.property(ties, (one) => {
      expect(whyNotClosed(one)).toHaveLength(Object.values(one).filter((value) => value !== 0).length);
    }),
  );
});
