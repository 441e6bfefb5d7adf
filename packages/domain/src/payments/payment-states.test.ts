import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideApply,
  nextPaymentQuery,
  nextRefundQuery,
  nextRefundSend,
  refundableFen,
  refundStates,
  usableUntil,
} from './payment-states.ts';

const right = { standing: 'awaiting', hasApplied: false, amountFen: 100, receivedFen: 100 } as const;

describe('what money that arrived does', () => {
  test.each([
    ['the first right payment is applied', right, 1],
    ['a second one is refunded', { ...right, standing: 'paid' }, 2],
    ['a second one is refunded also while the trade looks unpaid', { ...right, hasApplied: true }, 2],
    ['one for a trade that is over is refunded', { ...right, standing: 'over' }, 3],
    ['one for a trade that was paid and is over is refunded', { ...right, standing: 'over', hasApplied: true }, 3],
    ['too little is kept for a person', { ...right, receivedFen: 99 }, 4],
    ['too much is kept for a person, whatever the trade', { ...right, standing: 'over', receivedFen: 101 }, 4],
  ] as const)('%s', (_name, money, applyState) => {
    expect(decideApply(money)).toBe(applyState);
  });

  test('money is applied only to a trade that waits for exactly that amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('awaiting', 'paid', 'over'),
        fc.boolean(),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (standing, hasApplied, amountFen, receivedFen) => {
          const isApplied = decideApply({ standing, hasApplied, amountFen, receivedFen }) === 1;
          expect(isApplied).toBe(standing === 'awaiting' && !hasApplied && amountFen === receivedFen);
        },
      ),
    );
  });
});

describe('questions to the channel', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  test('come fast at first, then hourly, and end 24 h after the expiry', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7, 40].map((asked) => nextPaymentQuery(asked, now, later(60)));
    expect(waits).toEqual([15, 30, 60, 120, 300, 600, 1800, 3600, 3600].map(later));
    expect(nextPaymentQuery(9, later(86_401), later(0))).toBeNull();
  });

  test('about refunds come each minute for five minutes, then more slowly', () => {
    const waits = [0, 4, 5, 6, 7, 8, 90].map((asked) => nextRefundQuery(asked, now));
    expect(waits).toEqual([60, 60, 300, 600, 1200, 1800, 1800].map(later));
  });

  test('a closed refund after 10 min, 1 h, 6 h, then by an operator', () => {
    const sends = [1, 2, 3, 4, 9].map((closed) => nextRefundSend(closed, now));
    expect(sends).toEqual([later(600), later(3600), later(6 * 3600), null, null]);
  });
});

test('refunds in any order never exceed what was paid when each one asks first', () => {
  const refundState = fc.constantFrom<10 | 20 | 30 | 40 | 50>(10, 20, 30, 40, 50);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1000 }),
      fc.array(fc.record({ feeFen: fc.integer({ min: 1, max: 400 }), refundState }), { maxLength: 12 }),
      (paidFen, inputs) => {
        const granted: typeof inputs = [];
        for (const input of inputs) if (input.feeFen <= refundableFen(paidFen, granted)) granted.push(input);
        const out = granted
          .filter((one) => one.refundState !== refundStates.closed)
          .reduce((sum, one) => sum + one.feeFen, 0);
        expect(out).toBeLessThanOrEqual(paidFen);
      },
    ),
  );
});

test('what a channel gave serves as long as the channel takes it, and never past the deadline', () => {
  const createdAt = new Date('2026-11-21T02:00:00Z');
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  const until = (channel: 'ALIPAY' | 'WECHAT' | 'TRANSFER', isPage: boolean, deadline = 1440) =>
    usableUntil({ channel, isPage }, { createdAt, expireAt: at(deadline) });
  expect(until('WECHAT', true)).toEqual(at(4));
  expect(until('WECHAT', false)).toEqual(at(110));
  expect(until('WECHAT', false, 30)).toEqual(at(30));
  expect(until('ALIPAY', true)).toEqual(at(1440));
  expect(until('TRANSFER', false)).toEqual(at(1440));
});
