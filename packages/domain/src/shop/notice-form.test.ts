import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeStateAt, noticeStates, spanFault } from './notice-form.ts';

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('at each moment a notice is planned, shown or over, in this order', () =>
  fc.assert(
    fc.property(instant, fc.option(instant), instant, instant, (beginsAt, endsAt, one, other) => {
      fc.pre(spanFault({ beginsAt, endsAt }) === undefined);
      const order = Object.values(noticeStates);
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      const at = (now: Date) => order.indexOf(noticeStateAt({ beginsAt, endsAt }, now));
      expect(at(earlier)).toBeLessThanOrEqual(at(later));
      expect(noticeStateAt({ beginsAt, endsAt }, beginsAt)).toBe(noticeStates.shown);
      if (endsAt) expect(noticeStateAt({ beginsAt, endsAt }, endsAt)).toBe(noticeStates.over);
    }),
  ));

test('an end lies behind the beginning', () => {
  const at = new Date('2026-12-01T00:00:00Z');
  expect(spanFault({ beginsAt: at, endsAt: at })).toBe('结束时间须晚于开始时间');
  expect(spanFault({ beginsAt: at, endsAt: null })).toBeUndefined();
});
