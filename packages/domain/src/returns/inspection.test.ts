import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BadReason, foundLineFault, foundText, type MissingReason } from './inspection.ts';
import { foundRefund, maxRefund } from './return-fees.ts';

const whole = { qty: 5, goodQty: 5, badQty: 0, note: '', imageCount: 0 };

test('all good needs no words; what is spoiled or missing needs a reason, and 其他 its words', () => {
  expect(foundLineFault(whole)).toBeUndefined();
  expect(foundLineFault({ ...whole, goodQty: 6 })?.field).toBe('goodQty');
  expect(foundLineFault({ ...whole, goodQty: 3, badQty: 2 })?.field).toBe('badReason');
  expect(foundLineFault({ ...whole, goodQty: 3, badQty: 2, badReason: 'broken' })).toBeUndefined();
  expect(foundLineFault({ ...whole, goodQty: 3, badQty: 2, badReason: 'other' })?.field).toBe('note');
  expect(foundLineFault({ ...whole, goodQty: 3, badQty: 2, badReason: 'other', note: '霉斑' })).toBeUndefined();
  expect(foundLineFault({ ...whole, goodQty: 4 })?.field).toBe('missingReason');
  expect(foundLineFault({ ...whole, goodQty: 4, missingReason: 'lessSent' })).toBeUndefined();
  expect(foundLineFault({ ...whole, note: '\ud800' })?.field).toBe('note');
  expect(foundLineFault({ ...whole, note: '长'.repeat(201) })?.field).toBe('note');
  expect(foundLineFault({ ...whole, imageCount: 7 })?.field).toBe('images');
});

test('says in one line what was found', () => {
  const found = { ...whole, goodQty: 2, badQty: 2, note: '帽衬有汗渍' };
  expect(foundText({ ...found, badReason: 'used', missingReason: 'lessSent' })).toBe(
    '不合格 2：有使用痕迹；少收 1：客户少寄；帽衬有汗渍',
  );
  expect(foundText(whole)).toBe('');
});

test('where a line has no fault each piece is good, or has its reason', () => {
  const reason = fc.option(fc.constantFrom<BadReason>('used', 'broken'), { nil: undefined });
  const lost = fc.option(fc.constantFrom<MissingReason>('lessSent', 'lostOnWay'), { nil: undefined });
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.nat(9), reason, lost, (qty, goodQty, badQty, badReason, missingReason) => {
      const found = { qty, goodQty, badQty, badReason, missingReason, note: '', imageCount: 0 };
      if (foundLineFault(found)) return;
      expect(goodQty + badQty).toBeLessThanOrEqual(qty);
      expect(badQty === 0 || badReason !== undefined).toBe(true);
      expect(goodQty + badQty === qty || missingReason !== undefined).toBe(true);
    }),
  );
});

test('spoiled pieces are refunded as good ones; fewer pieces never give more, none nothing, all no more than is due', () => {
  const bought = fc
    .record({ qty: fc.integer({ min: 1, max: 40 }), payFen: fc.nat(99_999), freightFen: fc.nat(999) })
    .map(({ qty, payFen, freightFen }) => ({
      qty,
      payFen: payFen + freightFen,
      freightFen,
      refundedQty: 0,
      freightRefundedQty: 0,
      receivedQty: qty,
      cancelledQty: 0,
      givenBackFen: 0,
      adjustedQty: 0,
      adjustedFen: 0,
    }));
  fc.assert(
    fc.property(
      bought,
      fc.nat(40),
      fc.nat(40),
      fc.boolean(),
      fc.boolean(),
      (line, wanted, less, withFreight, isWhole) => {
        const qty = Math.max(1, Math.min(wanted, line.qty));
        const due = maxRefund(line, { nowQty: qty, withFreight, isDelivered: true }).feeFen;
        const asked = { qty, basis: 'received' as const, feeFen: isWhole ? due : Math.floor(due / 2), isWhole };
        const fen = (goodQty: number, badQty: number) =>
          foundRefund(line, asked, { nowQty: goodQty + badQty, withFreight });
        const some = Math.min(less, qty);
        expect(fen(0, 0)).toBe(0);
        expect(fen(some, 0)).toBe(fen(0, some));
        expect(fen(some, 0)).toBeLessThanOrEqual(fen(qty, 0));
        expect(fen(qty, 0)).toBe(asked.feeFen);
      },
    ),
  );
});
