import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { isFollowed } from './track-services.store.ts';
import { insertTrack, type TrackKey } from './tracking.store.ts';

export interface NewTrack extends TrackKey {
  mobile: string;
  /** Where the goods come from and go to, as 上海市 松江区. */
  fromText: string;
  toText: string;
}

/** What nobody tracks: goods that somebody brings himself, and carriers of no name. */
const untracked = new Set(['self', 'other']);

/**
 * Follows goods at their courier from now on; nothing happens for what cannot be followed or is followed already. The owner
 * hears of every change by a timer: `parcel.tracked` or `return.tracked`.
 */
export async function startTrack(ctx: Ctx, track: NewTrack): Promise<void> {
  const { logisticsCode, logisticsNo } = track;
  if (!logisticsNo || untracked.has(logisticsCode) || !(await isFollowed(ctx))) return;
  const trackId = await insertTrack(ctx, track);
  if (trackId !== undefined) await addOutbox(ctx, { kind: 'track.subscribe', subject: trackId });
}
