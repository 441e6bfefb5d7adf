import { expect, test } from 'vitest';
import { deliveryPromiseOf, isServed, noPromise, promisedDay, unservedPrefixesOf } from './delivery.ts';
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

test('a shop that has set nothing promises nothing', () => {
  expect(deliveryPromiseOf({})).toEqual(noPromise);
  expect(promisedDay(noPromise, { areaCode: '31', deliveryDays: 0, now: new Date() })).toBeUndefined();
});

test('an area that two zones name is found', () => {
  expect(doubleArea([{ areas: ['31', '31'] }, { areas: ['3201'] }])).toBeUndefined();
  expect(doubleArea([{ areas: ['31'] }, { areas: ['3201', '31'] }])).toBe('31');
});
