import { hourMs, minuteMs } from '../time/durations.ts';

/** A courier's codes of a parcel's way, as the tracking platforms number them (docs/domain/orders.md §6). */
export const trackStateTexts = {
  0: '在途',
  1: '揽收',
  2: '疑难',
  3: '签收',
  4: '退签',
  5: '派件',
  6: '退回',
  7: '转投',
  10: '待清关',
  11: '清关中',
  12: '已清关',
  13: '清关异常',
  14: '拒签',
} as const;
export type TrackState = keyof typeof trackStateTexts;

/** 包裹 states (docs/domain/orders.md §6). */
export const parcelStates = { onTheWay: 10, signed: 20, received: 30, astray: 40, returned: 50 } as const;
export type ParcelState = (typeof parcelStates)[keyof typeof parcelStates];

export interface TrackStep {
  at: Date;
  state: TrackState;
  /** The courier's words. */
  context: string;
}

export type TrackOutcome = { state: 10 | 40 } | { state: 20 | 50; at: Date };

const isBackToSender = (state: TrackState) => state === 4 || state === 6 || state === 14;

/**
 * What a courier's steps say together, whatever their order and however often each one came: by time, the first signature
 * or the first step back to the sender decides for good (who signs after that is the sender); until then the newest step
 * says whether something is wrong.
 */
export function trackOutcome(steps: readonly TrackStep[]): TrackOutcome {
  // Of two at one moment the one that ends the way comes last.
  const inTime = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime() || weight(a.state) - weight(b.state));
  for (const { state, at } of inTime) {
    if (isBackToSender(state)) return { state: 50, at };
    if (state === 3) return { state: 20, at };
  }
  return { state: inTime.at(-1)?.state === 2 ? 40 : 10 };
}

const weight = (state: TrackState): number => (isBackToSender(state) ? 3 : state === 3 ? 2 : state === 2 ? 1 : 0);

/**
 * Where a parcel goes by what its track says; what the buyer has received and what is back at the shop stays. Signed stays
 * signed, unless an older step that came late says that the goods had turned round.
 */
export function parcelAfterTrack(current: ParcelState, outcome: TrackOutcome['state']): ParcelState {
  if (current === 30 || current === 50) return current;
  if (current === 20) return outcome === 50 ? 50 : 20;
  return outcome;
}

/** Couriers number anew after a while: what is older than this before the parcel was handed over belongs to another one. */
const foreignBeforeMs = 12 * hourMs;
/** Clocks of couriers run ahead a little. */
const aheadMs = hourMs;

/** Whether a step can belong to goods sent at `sentAt`. */
export const isStepOf = (sentAt: Date, now: Date, { at }: TrackStep): boolean =>
  at.getTime() >= sentAt.getTime() - foreignBeforeMs && at.getTime() <= now.getTime() + aheadMs;

const askAfterMs = [30 * minuteMs, hourMs, 2 * hourMs, 4 * hourMs];
const askEveryMs = 6 * hourMs;
/** A courier that has said nothing final by then is not asked any more. */
export const trackForMs = 30 * 24 * hourMs;

/** When to ask the tracking service again, after `count` questions: it tells by itself, but what it tells may get lost. */
export const nextTrackQuery = (count: number, now: Date): Date =>
  new Date(now.getTime() + (askAfterMs[count] ?? askEveryMs));
