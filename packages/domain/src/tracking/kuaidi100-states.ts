import { type TrackState, trackStates, trackStateTexts } from '../orders/tracking.ts';

/** Finer numbers whose first digit is not the state they belong to; of the others it is. */
const finer: ReadonlyMap<string, TrackState> = new Map([
  ['203', trackStates.refused],
  ['1001', trackStates.onTheWay],
  ['1002', trackStates.onTheWay],
  ['1003', trackStates.onTheWay],
]);

/**
 * The state of a step as 快递100 tells it: by its number, which may be a finer one (303 is a signature for somebody else), and
 * without a number by its word. What neither names is on the way: it ends nothing.
 */
export function kuaidi100State({ statusCode = '', status = '' }: { statusCode?: string; status?: string }): TrackState {
  const known =
    finer.get(statusCode) ?? stateOf(statusCode) ?? stateOf(/^\d{3}$/.test(statusCode) ? statusCode.charAt(0) : '');
  return (
    known ?? stateOf(Object.entries(trackStateTexts).find(([, text]) => text === status)?.[0]) ?? trackStates.onTheWay
  );
}

function stateOf(code: string | undefined): TrackState | undefined {
  return code && Object.hasOwn(trackStateTexts, code) ? (Number(code) as TrackState) : undefined;
}
