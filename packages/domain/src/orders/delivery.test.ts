import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arrivalText,
  deliveryPromisesOf,
  isServed,
  noPromise,
  noPromises,
  nextDayDays,
  promisedDay,
  promiseOfSupplier,
  unservedPrefixesOf,
} from './delivery.ts';
import { doubleArea } from './zones.ts';

test.each([
  ['310117', true],
  ['710101', false],
  ['810101', false],
  ['820101', false],
  ['371000', true],
])('by default the mainland is served: %s', (areaCode, expected) => {
  expect(isServed(unservedPrefixesOf(undefined), areaCode)).toBe(expected);
});

test('a shop names the areas it leaves out; rubbish leaves the default', () => {
  const own = unservedPrefixesOf({ unservedAreas: ['65', '', 7] });
  expect(isServed(own, '650102')).toBe(false);
  expect(isServed(own, '810101')).toBe(true);
  for (const stored of [null, 'x', {}, { unservedAreas: '65' }])
    expect(isServed(unservedPrefixesOf(stored), '810101')).toBe(false);
});

const promise = { cutOff: '17:00', days: 1, exceptions: [{ areas: ['65'], days: 5 }] };
const dayOf = (now: string, deliveryDays = 0, areaCode = '310115') =>
  promisedDay(promise, { areaCode, deliveryDays, now: new Date(`${now}+08:00`) });

test('goods leave on the day of the order before the cut-off, on working days, and are under way as the area says', () => {
  // 2026-11-25 is a Wednesday.
  expect(dayOf('2026-11-25T16:59:00')).toBe('2026-11-26');
  expect(dayOf('2026-11-25T17:00:00')).toBe('2026-11-27');
  expect(dayOf('2026-11-25T09:00:00', 2)).toBe('2026-11-28');
  expect(dayOf('2026-11-25T09:00:00', 0, '650102')).toBe('2026-11-30');
  expect(dayOf('2026-11-27T18:00:00')).toBe('2026-12-01');
  expect(dayOf('2026-11-28T09:00:00')).toBe('2026-12-01');
});

test('goods of 次日达 arrive on the next day when they are ordered in time', () => {
  expect(nextDayDays(promise, '310115')).toBe(0);
  expect(nextDayDays({ ...promise, days: 0 }, '310115')).toBe(1);
  expect(nextDayDays(promise, '650102')).toBe(-1);
  expect(nextDayDays(noPromise, '310115')).toBe(-1);
  const anyPromise = fc.record({ cutOff: fc.constantFrom('', '11:00'), days: fc.nat(4), exceptions: fc.constant([]) });
  fc.assert(
    fc.property(anyPromise, fc.nat(4), (one, deliveryDays) => {
      // A Tuesday, before the cut-off.
      const day = promisedDay(one, { areaCode: '31', deliveryDays, now: new Date('2026-11-24T09:00:00+08:00') });
      const isNextDay = day !== undefined && day <= '2026-11-25';
      expect(deliveryDays <= nextDayDays(one, '31')).toBe(isNextDay);
    }),
  );
});

test('a shop that has set nothing promises nothing', () => {
  expect(deliveryPromisesOf({})).toEqual(noPromises);
  expect(promisedDay(noPromise, { areaCode: '31', deliveryDays: 0, now: new Date() })).toBeUndefined();
});

test('an area that two zones name is found', () => {
  expect(doubleArea([{ areas: ['31', '31'] }, { areas: ['3201'] }])).toBeUndefined();
  expect(doubleArea([{ areas: ['31'] }, { areas: ['3201', '31'] }])).toBe('31');
});

test('a supplier promises by itself where it has a promise of its own, else as the shop does', () => {
  const shop = deliveryPromisesOf({ delivery: { ...promise, suppliers: { 7: { ...noPromise, cutOff: '11:00' } } } });
  expect(promiseOfSupplier(shop, '7').cutOff).toBe('11:00');
  expect(promiseOfSupplier(shop, '8')).toEqual(promise);
  expect(promiseOfSupplier(deliveryPromisesOf({ delivery: promise }), '7')).toEqual(promise);
});

test('a day of arrival is said by its distance while it is near', () => {
  expect(arrivalText('2026-11-27', '2026-11-26')).toBe('明天（11月27日）');
  expect(arrivalText('2026-12-01', '2026-11-29')).toBe('后天（12月1日）');
  expect(arrivalText('2026-12-01', '2026-11-26')).toBe('12月1日');
  expect(arrivalText('2026-11-25', '2026-11-26')).toBe('11月25日');
});

test('goods never arrive before they are ordered, and never earlier by ordering later or by goods that leave later', () => {
  const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
  const few = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(instants, few, few, fc.constantFrom('11:00', '17:00'), (at, deliveryDays, days, cutOff) => {
      const of = (ms: number, leaves: number) =>
        promisedDay({ cutOff, days, exceptions: [] }, { areaCode: '', deliveryDays: leaves, now: new Date(ms) }) ?? '';
      const day = of(at, deliveryDays);
      expect(day >= new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)).toBe(true);
      expect(of(at + 3_600_000, deliveryDays) >= day).toBe(true);
      expect(of(at, deliveryDays + 1) >= day).toBe(true);
    }),
  );
});
