import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../time/durations.ts';
import {
  type CreditGrant,
  creditOptionsOf,
  currentLimitFen,
  defaultCreditOptions,
  needsSecondPerson,
  releaseEnd,
  whyNoCredit,
} from './credit-limits.ts';

const now = new Date('2026-11-21T02:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * dayMs);
const none: CreditGrant = { limitFen: 0, tempFen: 0, tempUntil: null, isFrozen: false };
const zGrant = fc.record({
  limitFen: fc.integer({ min: 0, max: 50_000_000 }),
  tempFen: fc.integer({ min: 0, max: 50_000_000 }),
  tempUntil: fc.option(fc.integer({ min: -30, max: 30 }).map(days)),
  isFrozen: fc.boolean(),
});

describe('what may be owed', () => {
  test('is the limit, and the temporary one until its end', () => {
    const grant = { limitFen: 100_00, tempFen: 50_00, tempUntil: days(1) };
    expect(currentLimitFen(grant, now)).toBe(150_00);
    expect(currentLimitFen(grant, days(1))).toBe(100_00);
    expect(currentLimitFen({ ...grant, tempUntil: null }, now)).toBe(100_00);
  });
  test('is never less than the limit', () => {
    fc.assert(fc.property(zGrant, (grant) => currentLimitFen(grant, now) >= grant.limitFen));
  });
});

describe('a second person', () => {
  const alone = { raiseAloneFen: 100_000_00 };
  const up = (limitFen: number): CreditGrant => ({ ...none, limitFen });

  test('is asked from the first fen beyond what one gives alone', () => {
    expect(needsSecondPerson(none, up(100_000_00), alone)).toBe(false);
    expect(needsSecondPerson(none, up(100_000_01), alone)).toBe(true);
    expect(needsSecondPerson(up(200_000_00), up(150_000_00), alone)).toBe(false);
    expect(needsSecondPerson(up(90_000_00), { ...up(90_000_00), tempFen: 20_000_00, tempUntil: days(3) }, alone)).toBe(
      true,
    );
  });
  test('is asked for more time and for an end of the freeze too', () => {
    const temp = { ...up(90_000_00), tempFen: 20_000_00, tempUntil: days(3) };
    expect(needsSecondPerson(temp, { ...temp, tempUntil: days(9) }, alone)).toBe(true);
    expect(needsSecondPerson({ ...up(200_000_00), isFrozen: true }, up(200_000_00), alone)).toBe(true);
  });
  test('is never asked to take away or to freeze, and not twice for the same', () => {
    fc.assert(
      fc.property(zGrant, (grant) => {
        expect(needsSecondPerson(grant, grant, alone)).toBe(false);
        expect(needsSecondPerson(grant, { ...grant, isFrozen: true }, alone)).toBe(false);
        expect(needsSecondPerson(grant, { ...grant, limitFen: 0, tempFen: 0, isFrozen: true }, alone)).toBe(false);
      }),
    );
  });
  test('is asked for every step that gives more than anybody may give alone', () => {
    fc.assert(
      fc.property(zGrant, zGrant, (from, to) => {
        const isMore = currentLimitFen(to, now) > currentLimitFen(from, now);
        if (isMore && currentLimitFen(to, now) > alone.raiseAloneFen) {
          expect(needsSecondPerson(from, to, alone)).toBe(true);
        }
      }),
    );
  });
});

test('why nothing is taken: frozen, or overdue unless released', () => {
  const standing = { isFrozen: false, overdueFen: 0, releasedUntil: null };
  expect(whyNoCredit(standing, now)).toBeUndefined();
  expect(whyNoCredit({ ...standing, overdueFen: 1 }, now)).toBe('overdue');
  expect(whyNoCredit({ ...standing, overdueFen: 1, releasedUntil: releaseEnd(3, now) }, now)).toBeUndefined();
  expect(whyNoCredit({ ...standing, overdueFen: 1, releasedUntil: releaseEnd(3, now) }, days(3))).toBe('overdue');
  expect(whyNoCredit({ ...standing, isFrozen: true, releasedUntil: days(3) }, now)).toBe('frozen');
});

test('settings of a wrong type are ignored', () => {
  expect(creditOptionsOf({ credit: { raiseAloneFen: 5 } })).toEqual({ raiseAloneFen: 5 });
  for (const stored of [undefined, null, {}, { credit: { raiseAloneFen: '5' } }, { credit: { raiseAloneFen: -1 } }])
    expect(creditOptionsOf(stored)).toEqual(defaultCreditOptions);
});
