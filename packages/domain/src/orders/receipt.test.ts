import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedUnits, receiptFaults, reportText } from './receipt.ts';
import { returnReasonList } from '../returns/return-reasons.ts';

describe('acceptedUnits', () => {
  test('what is reported is not accepted, and nothing gets lost between the two', () => {
    const line = fc.record({ openQty: fc.integer({ min: 0, max: 50 }), parts: fc.array(fc.nat(20), { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const open = lines.map(({ openQty }, at) => ({ orderLineId: String(at), openQty }));
        const reported = lines.flatMap(({ parts }, at) => parts.map((qty) => ({ orderLineId: String(at), qty })));
        const accepted = acceptedUnits(open, reported);
        const asked = (id: string) =>
          reported.filter((one) => one.orderLineId === id).reduce((sum, one) => sum + one.qty, 0);
        const isTooMuch = open.some((one) => asked(one.orderLineId) > one.openQty);
        expect(accepted === undefined).toBe(isTooMuch);
        for (const { orderLineId, openQty } of accepted ? open : []) {
          expect((accepted?.get(orderLineId) ?? -1) + asked(orderLineId)).toBe(openQty);
        }
      }),
    );
  });

  test('a line of another parcel is refused', () => {
    expect(acceptedUnits([{ orderLineId: '1', openQty: 5 }], [{ orderLineId: '2', qty: 1 }])).toBeUndefined();
  });
});

test('every fault has a reason that allows what may be asked for', () => {
  for (const { reasonCode, returnTypes } of Object.values(receiptFaults)) {
    const reason = returnReasonList.find((one) => one.reasonCode === reasonCode);
    expect(returnTypes.every((type) => reason?.returnTypes.includes(type))).toBe(true);
  }
});

test('a report in words', () => {
  const items = [{ orderLineId: '1', qty: 2 }];
  expect(
    reportText([
      { fault: 'missing', items },
      { fault: 'damaged', items: [...items, ...items] },
    ]),
  ).toBe('少货 2、破损 4');
});
