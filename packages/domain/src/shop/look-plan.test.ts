import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterEnd, liveOf, type PlannedLook, planFault } from './look-plan.ts';

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const version = (versionId: string, part: Partial<PlannedLook> = {}): PlannedLook => ({
  versionId,
  state: 'published',
  liveAt: null,
  endsAt: null,
  beforeId: null,
  ...part,
});

describe('a look that ends', () => {
  const base = version('1', { liveAt: at(1) });
  const campaign = version('2', { liveAt: at(5), endsAt: at(10), beforeId: '1' });

  test('gives way to the one before it', () => {
    expect(afterEnd([base, campaign], '2', at(10))).toBe(base);
    expect(afterEnd([base, campaign], '2', at(9))).toBeUndefined();
  });

  test('changes nothing once something else is live', () => {
    const later = version('3', { liveAt: at(7), beforeId: '2' });
    expect(liveOf([base, campaign, later])).toBe(later);
    expect(afterEnd([base, campaign, later], '2', at(10))).toBeUndefined();
  });

  test('skips one that is over itself', () => {
    const second = version('3', { liveAt: at(7), endsAt: at(12), beforeId: '2' });
    expect(afterEnd([base, campaign, second], '3', at(12))).toBe(base);
    const short = version('3', { liveAt: at(7), endsAt: at(8), beforeId: '2' });
    expect(afterEnd([base, campaign, short], '3', at(8))).toBe(campaign);
  });

  test('never ends in one that is over, nor turns for ever', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ liveAt: fc.option(fc.nat(30)), endsAt: fc.option(fc.nat(30)), before: fc.option(fc.nat(7)) }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.nat(30),
        (parts, day) => {
          const versions = parts.map((part, index) =>
            version(String(index), {
              liveAt: part.liveAt === null ? null : at(part.liveAt),
              endsAt: part.endsAt === null ? null : at(part.endsAt),
              beforeId: part.before === null ? null : String(part.before),
            }),
          );
          const live = liveOf(versions);
          const next = live && afterEnd(versions, live.versionId, at(day));
          if (next) {
            expect(next.versionId).not.toBe(live.versionId);
            expect(next.endsAt === null || next.endsAt > at(day)).toBe(true);
          }
        },
      ),
    ));
});

test('times of a plan lie ahead, the end behind the beginning', () => {
  expect(planFault({ beginsAt: null, endsAt: null }, at(1))).toBeUndefined();
  expect(planFault({ beginsAt: at(2), endsAt: at(3) }, at(1))).toBeUndefined();
  expect(planFault({ beginsAt: at(1), endsAt: null }, at(1))?.field).toBe('beginTime');
  expect(planFault({ beginsAt: at(3), endsAt: at(3) }, at(1))?.field).toBe('endTime');
  expect(planFault({ beginsAt: null, endsAt: at(1) }, at(1))?.field).toBe('endTime');
});
