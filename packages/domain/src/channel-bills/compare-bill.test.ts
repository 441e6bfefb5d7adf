import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billLineKinds, moneyStages, type MoneyStage } from './channel-bills.ts';
import { compareBill, type MoneyLine, sumMoney } from './compare-bill.ts';

const line = (no: string, part: Partial<MoneyLine> = {}): MoneyLine => ({
  kind: 'payment',
  no,
  amountFen: 1230,
  stage: 'done',
  ...part,
});
const results = (bill: MoneyLine[], own: MoneyLine[]) => compareBill(bill, own).map(({ no, result }) => [no, result]);

describe('a line against the other side', () => {
  test.each([
    ['both say the same', [line('1')], [line('1')], 'matched'],
    ['nobody here knows of the money', [line('1')], [], 'billOnly'],
    ['said paid, and the channel knows nothing', [], [line('1')], 'shopOnly'],
    ['another amount', [line('1', { amountFen: 1229 })], [line('1')], 'amount'],
    ['paid there, open here', [line('1')], [line('1', { stage: 'pending' })], 'stage'],
    [
      'a refund that is pending there',
      [line('1', { kind: 'refund', stage: 'pending' })],
      [line('1', { kind: 'refund' })],
      'stage',
    ],
    [
      'a refund that is pending on both sides',
      [line('1', { kind: 'refund', stage: 'pending' })],
      [line('1', { kind: 'refund', stage: 'pending' })],
      'matched',
    ],
  ] as const)('%s', (_name, bill, own, result) => expect(results([...bill], [...own])).toEqual([['1', result]]));

  test('a payment and a refund of the same number are two things', () => {
    expect(results([line('1')], [line('1', { kind: 'refund' })])).toEqual([
      ['1', 'billOnly'],
      ['1', 'shopOnly'],
    ]);
  });

  test('a number that the channel has twice counts once, the other one is a difference', () => {
    const compared = compareBill([line('1'), line('1')], [line('1')]);
    expect(compared.map(({ nth, result }) => [nth, result])).toEqual([
      [1, 'matched'],
      [2, 'billOnly'],
    ]);
  });
});

const lines = fc.array(
  fc.record({
    kind: fc.constantFrom(...billLineKinds),
    no: fc.integer({ min: 1, max: 12 }).map(String),
    amountFen: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 9_999_999_999 })),
    stage: fc.constantFrom(...(Object.keys(moneyStages) as MoneyStage[])),
  }),
  { maxLength: 40 },
);
const has = <T>(value: T | undefined): value is T => value !== undefined;

test('every line of both sides comes out exactly once, and each result is what the two sides say', () => {
  fc.assert(
    fc.property(lines, lines, (bill, own) => {
      const compared = compareBill(bill, own);
      expect(compared.map((one) => one.bill).filter(has)).toHaveLength(bill.length);
      expect(new Set(compared.map((one) => one.bill).filter(has))).toEqual(new Set(bill));
      expect(compared.map((one) => one.own).filter(has)).toHaveLength(own.length);
      expect(new Set(compared.map((one) => one.own).filter(has))).toEqual(new Set(own));
      expect(new Set(compared.map(({ kind, no, nth }) => `${kind} ${no} ${nth}`)).size).toBe(compared.length);
      for (const { kind, no, result, bill: there, own: here } of compared) {
        for (const side of [there, here].filter(has)) expect([side.kind, side.no]).toEqual([kind, no]);
        expect(result === 'billOnly').toBe(here === undefined);
        expect(result === 'shopOnly').toBe(there === undefined);
        expect(result === 'matched').toBe(there?.amountFen === here?.amountFen && there?.stage === here?.stage);
      }
    }),
  );
});

test('the sums of both sides add up to the fen, however the lines are compared', () => {
  fc.assert(
    fc.property(lines, lines, (bill, own) => {
      const compared = compareBill(bill, own);
      expect(sumMoney(compared.map((one) => one.bill).filter(has))).toEqual(sumMoney(bill));
      expect(sumMoney(compared.map((one) => one.own).filter(has))).toEqual(sumMoney(own));
      // What the two sides differ by is what the differences come to: matched pairs cancel out.
      const net = (sums: ReturnType<typeof sumMoney>) => sums.paidFen - sums.refundFen;
      const differing = compared.filter(({ result }) => result !== 'matched');
      expect(net(sumMoney(bill)) - net(sumMoney(own))).toBe(
        net(sumMoney(differing.map((one) => one.bill).filter(has))) -
          net(sumMoney(differing.map((one) => one.own).filter(has))),
      );
    }),
  );
});

test('a bill that says what the shop says has no differences, in whatever order it comes', () => {
  const unique = lines.map((all) => [...new Map(all.map((one) => [`${one.kind} ${one.no}`, one])).values()]);
  fc.assert(
    fc.property(
      unique.chain((own) => fc.tuple(fc.constant(own), fc.shuffledSubarray(own, { minLength: own.length }))),
      ([own, bill]) => {
        expect(compareBill(bill, own).every(({ result }) => result === 'matched')).toBe(true);
      },
    ),
  );
});
