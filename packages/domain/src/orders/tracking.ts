import { hourMs, minuteMs } from '../time/durations.ts';

/** A courier's codes of a parcel's way, as the tracking platforms number them (docs/domain/orders.md §6). */
export const trackStates = {
  onTheWay: 0,
  collected: 1,
  stuck: 2,
  signed: 3,
  signedByOther: 4,
  outForDelivery: 5,
  goingBack: 6,
  passedOn: 7,
  awaitingCustoms: 10,
  inCustoms: 11,
  throughCustoms: 12,
  heldByCustoms: 13,
  refused: 14,
} as const;
export type TrackState = (typeof trackStates)[keyof typeof trackStates];

export const trackStateTexts: Record<TrackState, string> = {
  [trackStates.onTheWay]: '在途',
  [trackStates.collected]: '揽收',
  [trackStates.stuck]: '疑难',
  [trackStates.signed]: '签收',
  [trackStates.signedByOther]: '退签',
  [trackStates.outForDelivery]: '派件',
  [trackStates.goingBack]: '退回',
  [trackStates.passedOn]: '转投',
  [trackStates.awaitingCustoms]: '待清关',
  [trackStates.inCustoms]: '清关中',
  [trackStates.throughCustoms]: '已清关',
  [trackStates.heldByCustoms]: '清关异常',
  [trackStates.refused]: '拒签',
};

/** 包裹 states (docs/domain/orders.md §6). */
export const parcelStates = { onTheWay: 10, signed: 20, received: 30, astray: 40, returned: 50 } as const;
export type ParcelState = (typeof parcelStates)[keyof typeof parcelStates];

export interface TrackStep {
  at: Date;
  state: TrackState;
  /** The courier's words. */
  context: string;
}

export type TrackOutcome =
  | { state: (typeof parcelStates)['onTheWay' | 'astray'] }
  | { state: (typeof parcelStates)['signed' | 'returned']; at: Date };

const isBackToSender = (state: TrackState) =>
  state === trackStates.signedByOther || state === trackStates.goingBack || state === trackStates.refused;

/**
 * What a courier's steps say together, whatever their order and however often each one came: by time, the first signature
 * or the first step back to the sender decides for good (who signs after that is the sender); until then the newest step
 * says whether something is wrong.
 */
export function trackOutcome(steps: readonly TrackStep[]): TrackOutcome {
  // Of two at one moment the one that ends the way comes last.
  const inTime = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime() || weight(a.state) - weight(b.state));
  for (const { state, at } of inTime) {
    if (isBackToSender(state)) return { state: parcelStates.returned, at };
    if (state === trackStates.signed) return { state: parcelStates.signed, at };
  }
  return { state: inTime.at(-1)?.state === trackStates.stuck ? parcelStates.astray : parcelStates.onTheWay };
}

const weight = (state: TrackState): number =>
  isBackToSender(state) ? 3 : state === trackStates.signed ? 2 : state === trackStates.stuck ? 1 : 0;

/**
 * Where a parcel goes by what its track says; what the buyer has received and what is back at the shop stays. Signed stays
 * signed, unless an older step that came late says that the goods had turned round.
 */
export function parcelAfterTrack(current: ParcelState, outcome: TrackOutcome['state']): ParcelState {
  if (current === parcelStates.received || current === parcelStates.returned) return current;
  if (current === parcelStates.signed)
    return outcome === parcelStates.returned ? parcelStates.returned : parcelStates.signed;
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
