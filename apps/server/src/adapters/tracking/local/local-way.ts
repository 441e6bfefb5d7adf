import { minuteMs } from '@jicai/domain/time/durations.ts';
import { type TrackState, trackStates, type TrackStep } from '@jicai/domain/orders/tracking.ts';
import type { LocalTrack } from './local-tracks.store.ts';

interface PlannedStep {
  /** Part of the whole way. */
  at: number;
  /** When the service learns of it; later than `at` for a step that its courier reports late. */
  knownAt?: number;
  state: TrackState;
  context: string;
}

/** Couriers' numbers have at least this many characters; the service knows nothing of shorter ones. */
const minNoLength = 13;
export const isLocalNo = (logisticsNo: string): boolean => logisticsNo.length >= minNoLength;

/**
 * The way of a parcel by the last digit of its number, so that every end can be walked: 9 is refused and goes back, 8 never
 * says that it was signed, 7 goes astray for a while; all others arrive. One step on the way is always reported late.
 */
function plan({ logisticsNo, fromText, toText }: LocalTrack): PlannedStep[] {
  const from = cityOf(fromText);
  const to = cityOf(toText);
  const start: PlannedStep[] = [
    { at: 0.05, state: trackStates.collected, context: `【${from}】快件已揽收` },
    { at: 0.12, state: trackStates.onTheWay, context: `【${from}】快件离开揽收网点，发往${from}转运中心` },
    { at: 0.35, knownAt: 0.65, state: trackStates.onTheWay, context: `【${from}】快件离开${from}转运中心，发往${to}` },
    { at: 0.6, state: trackStates.onTheWay, context: `【${to}】快件到达${to}转运中心` },
  ];
  const delivery: PlannedStep = {
    at: 0.85,
    state: trackStates.outForDelivery,
    context: `【${to}】快件交由配送员派送，请保持电话畅通`,
  };
  const signed: PlannedStep = {
    at: 1,
    state: trackStates.signed,
    context: `【${to}】快件已签收，签收人：本人。感谢使用，期待再次为您服务`,
  };
  switch (logisticsNo.slice(-1)) {
    case '9':
      return [
        ...start,
        delivery,
        { at: 0.92, state: trackStates.refused, context: `【${to}】收件人拒收，快件待退回` },
        { at: 1, state: trackStates.goingBack, context: `【${to}】快件退回寄件人` },
      ];
    case '8':
      return [...start, delivery];
    case '7':
      return [
        ...start,
        { at: 0.7, state: trackStates.stuck, context: `【${to}】地址不详，快件滞留网点，请联系收件人` },
        { at: 0.8, state: trackStates.onTheWay, context: `【${to}】已与收件人核实地址，快件继续派送` },
        delivery,
        signed,
      ];
    default:
      return [...start, delivery, signed];
  }
}

/** 上海市松江区 → 上海市; 江苏省 苏州市 吴中区 → 苏州市. */
function cityOf(areaText: string): string {
  const below = areaText.replace(/^[^省]{2,8}(?:省|自治区)/, '').replace(/^[\s/]+/, '');
  const [city = below] = /^.+?市/.exec(below) ?? /^.+?(?:州|盟|地区)/.exec(below) ?? [];
  return city || '本市';
}

const momentOf = ({ startedAt, travelMinutes }: LocalTrack, part: number): Date =>
  new Date(startedAt.getTime() + Math.round(part * travelMinutes) * minuteMs);

/** What the service knows at `now`, newest first as couriers list it. */
export const stepsAt = (track: LocalTrack, now: Date): TrackStep[] =>
  plan(track)
    .filter((step) => momentOf(track, step.knownAt ?? step.at) <= now)
    .map(({ at, state, context }) => ({ at: momentOf(track, at), state, context }))
    .toReversed();

/** When it learns of something again after `now`; undefined when that was all. */
export const nextNewsAt = (track: LocalTrack, now: Date): Date | undefined =>
  plan(track)
    .map((step) => momentOf(track, step.knownAt ?? step.at))
    .filter((at) => at > now)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
