import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../time/durations.ts';
import { fromShanghai, shanghaiDay } from '../time/shanghai-time.ts';
import { daysFault, daysOfSpan, spanOfDays, validityAt } from './price-validity.ts';

const today = '2026-11-26';
const now = new Date('2026-11-26T02:00:00Z');
const zDay = fc.integer({ min: -400, max: 800 }).map((days) => shanghaiDay(new Date(now.getTime() + days * dayMs)));
const zDays = fc.record({ validFrom: fc.oneof(zDay, fc.constant('')), validTo: fc.oneof(zDay, fc.constant('')) });
/** A moment of a day in Shanghai. */
const momentOf = (day: string, ms: number) => new Date((fromShanghai(day)?.getTime() ?? 0) + ms);

test('a price is in force on every moment of its days in Shanghai, and on no other day', () => {
  fc.assert(
    fc.property(zDays, zDay, fc.integer({ min: 0, max: dayMs - 1 }), (days, day, ms) => {
      fc.pre(daysFault(days, today) === undefined);
      const at = momentOf(day, ms);
      const { validFrom, validTo } = days;
      const isBegun = validFrom > today ? validFrom <= day : at >= now;
      const isOver = validTo !== '' && validTo < day;
      expect(validityAt(spanOfDays(days, now), at)).toBe(isOver ? 'ended' : isBegun ? 'inForce' : 'upcoming');
    }),
  );
});

test('it goes from to come over in force to ended, never back', () => {
  const order = ['upcoming', 'inForce', 'ended'];
  fc.assert(
    fc.property(zDays, fc.array(zDay, { minLength: 2 }), (days, moments) => {
      const span = spanOfDays(days, now);
      const steps = moments.toSorted().map((day) => order.indexOf(validityAt(span, momentOf(day, 0))));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    }),
  );
});

test('days that hang together are in force on the turn of the day without a gap or an overlap', () => {
  fc.assert(
    fc.property(zDay, zDay, (last, day) => {
      fc.pre(last >= today);
      const next = shanghaiDay(momentOf(last, dayMs));
      const [one, other] = [
        spanOfDays({ validFrom: '', validTo: last }, now),
        spanOfDays({ validFrom: next, validTo: '' }, now),
      ];
      const at = momentOf(day, 0);
      const inForce = [one, other].filter((span) => validityAt(span, at) === 'inForce');
      expect(inForce).toHaveLength(at >= now ? 1 : 0);
    }),
  );
});

test('days are shown as they were agreed on', () => {
  fc.assert(
    fc.property(zDays, (days) => {
      fc.pre(daysFault(days, today) === undefined);
      expect(daysOfSpan(spanOfDays(days, now))).toEqual({ ...days, validFrom: days.validFrom || today });
    }),
  );
});

test('days before today, an end before the beginning and what is no day are named by their field', () => {
  const faultOf = (validFrom: string, validTo: string) => daysFault({ validFrom, validTo }, today);
  expect(faultOf('', '')).toBeUndefined();
  expect(faultOf(today, today)).toBeUndefined();
  expect(faultOf('2027-01-01', '')).toBeUndefined();
  expect(faultOf('2026-11-25', '')).toEqual({ field: 'validFrom', text: '生效日期不能早于今天' });
  expect(faultOf('', '2026-11-25')).toEqual({ field: 'validTo', text: '截止日期不能早于今天' });
  expect(faultOf('2027-01-02', '2027-01-01')).toEqual({ field: 'validTo', text: '截止日期不能早于生效日期' });
  expect(faultOf('2027-02-30', '')).toEqual({ field: 'validFrom', text: '请选择生效日期' });
  expect(faultOf('', 'bald')).toEqual({ field: 'validTo', text: '请选择截止日期' });
});
