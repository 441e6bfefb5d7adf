import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isStepOf,
  nextTrackQuery,
  parcelAfterTrack,
  parcelStates,
  trackOutcome,
  type TrackState,
  trackStates,
  type TrackStep,
} from './tracking.ts';

const step = (minute: number, state: TrackState): TrackStep => ({
  at: new Date(Date.UTC(2026, 10, 1) + minute * 60_000),
  state,
  context: `${minute} ${state}`,
});
const anyStep = fc
  .tuple(fc.nat(50), fc.constantFrom<TrackState[]>(0, 1, 2, 3, 4, 5, 6, 7, 10, 14))
  .map(([minute, state]) => step(minute, state));

describe('what a track says', () => {
  test('nothing, or on the way', () => {
    expect(trackOutcome([])).toEqual({ state: parcelStates.onTheWay });
    expect(
      trackOutcome([
        step(1, trackStates.collected),
        step(2, trackStates.onTheWay),
        step(9, trackStates.outForDelivery),
      ]),
    ).toEqual({ state: parcelStates.onTheWay });
  });

  test('signed, at the time of the signature', () => {
    expect(trackOutcome([step(9, trackStates.signed), step(1, trackStates.collected)])).toEqual({
      state: parcelStates.signed,
      at: step(9, trackStates.signed).at,
    });
  });

  test('trouble, until it goes on', () => {
    expect(trackOutcome([step(1, trackStates.collected), step(2, trackStates.stuck)])).toEqual({
      state: parcelStates.astray,
    });
    expect(
      trackOutcome([step(1, trackStates.collected), step(2, trackStates.stuck), step(3, trackStates.onTheWay)]),
    ).toEqual({ state: parcelStates.onTheWay });
  });

  test('a signature after the way back is the sender’s', () => {
    expect(trackOutcome([step(9, trackStates.signed), step(4, trackStates.goingBack)])).toEqual({
      state: parcelStates.returned,
      at: step(4, trackStates.goingBack).at,
    });
    expect(trackOutcome([step(3, trackStates.refused)])).toMatchObject({ state: parcelStates.returned });
  });

  test('order of arrival and repeats make no difference', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), fc.array(fc.nat(99), { maxLength: 12 }), (steps, keys) => {
        const shuffled = steps
          .map((one, at) => ({ one, key: keys[at] ?? at }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(trackOutcome([...shuffled, ...steps.slice(0, 3)])).toEqual(trackOutcome(steps));
      }),
    );
  });

  test('a step more never takes an end back, but for one that is older', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 12 }), (steps) => {
        const before = trackOutcome(steps);
        if (before.state !== parcelStates.signed && before.state !== parcelStates.returned) return;
        expect(trackOutcome([...steps, step(51, trackStates.onTheWay), step(52, trackStates.stuck)])).toEqual(before);
      }),
    );
  });
});

test('a parcel received or back at the shop stays; a signed one only turns round', () => {
  expect(parcelAfterTrack(parcelStates.onTheWay, 20)).toBe(20);
  expect(parcelAfterTrack(parcelStates.astray, 10)).toBe(10);
  expect(parcelAfterTrack(parcelStates.signed, 10)).toBe(20);
  expect(parcelAfterTrack(parcelStates.signed, 50)).toBe(50);
  expect(parcelAfterTrack(parcelStates.received, 50)).toBe(30);
  expect(parcelAfterTrack(parcelStates.returned, 20)).toBe(50);
});

test('steps of a former parcel with the same number are not this one’s', () => {
  const sentAt = new Date('2026-11-01T10:00:00Z');
  const now = new Date('2026-11-03T10:00:00Z');
  const at = (text: string) => isStepOf(sentAt, now, { at: new Date(text), state: trackStates.signed, context: '' });
  expect(at('2026-10-20T10:00:00Z')).toBe(false);
  expect(at('2026-11-01T09:00:00Z')).toBe(true);
  expect(at('2026-11-03T10:30:00Z')).toBe(true);
  expect(at('2026-11-04T10:00:00Z')).toBe(false);
});

test('questions come less often with time', () => {
  const now = new Date('2026-11-01T10:00:00Z');
  const minutes = [0, 1, 2, 3, 4, 99].map((count) => (nextTrackQuery(count, now).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([30, 60, 120, 240, 360, 360]);
});
