import { trackStateTexts, type TrackState } from '@jicai/domain/orders/tracking.ts';
import { z } from 'zod';
import type { Secrets } from '../../../secrets.ts';
import { type LocalHost, onBooks } from '../../books.ts';
import type { ParcelTracking, RawTrackNotice, TrackNotice } from '../parcel-tracking.ts';
import { isTrackSigned, trackSignatureHeader } from './local-track-signature.ts';
import { fillLocalWay, insertLocalTrack, selectLocalTrack } from './local-tracks.store.ts';
import { isLocalNo, stepsAt } from './local-way.ts';
import { planLocalTrackNews } from './plan-local-news.ts';

/** A day's way is walked in this time, so that one can watch it. */
const travelMinutes = 20;

const isTrackState = (code: number): code is TrackState => code in trackStateTexts;

/** What the service tells in a notice; also the shape that is signed and read back. */
export const zLocalTrackNotice = z.object({
  logisticsCode: z.string().max(32),
  logisticsNo: z.string().max(64),
  steps: z
    .array(
      z.object({
        time: z.iso.datetime(),
        state: z.number().int().refine(isTrackState),
        context: z.string().max(500),
      }),
    )
    .max(200),
});

/**
 * A tracking service on this machine for trying the shop without a contract with one (DEMO=1). It keeps its own books and
 * behaves like the real ones also where they are awkward: it tells everything again with every step, one step comes late,
 * some parcels never say that they were signed, and of many numbers it knows nothing.
 */
export function createLocalTracking(host: LocalHost, companyId: string): ParcelTracking {
  return {
    subscribe: async ({ logisticsCode, logisticsNo, fromText, toText, notifyPath, now }) => {
      if (!isLocalNo(logisticsNo)) return;
      const carried = { logisticsCode, logisticsNo };
      const track = { ...carried, fromText, toText, notifyPath, travelMinutes, startedAt: now };
      await onBooks(host, companyId, async (books) => {
        if (await insertLocalTrack(books, track)) await planLocalTrackNews(books, carried);
        else await fillLocalWay(books, track);
      });
    },
    query: async ({ now, ...carried }) => {
      const track = await onBooks(host, companyId, (books) => selectLocalTrack(books, carried));
      return track ? { outcome: 'known', steps: stepsAt(track, now) } : { outcome: 'unknown' };
    },
    readNotice: (notice) => readNotice(host.secrets, companyId, notice),
  };
}

function readNotice(secrets: Secrets, companyId: string, { headers, body }: RawTrackNotice): TrackNotice {
  const signature = headers[trackSignatureHeader];
  if (!isTrackSigned(secrets, companyId, body, typeof signature === 'string' ? signature : '')) {
    return { notice: 'forged', reason: 'signature does not verify' };
  }
  const { steps, ...carried } = zLocalTrackNotice.parse(JSON.parse(body.toString('utf8')));
  return {
    notice: 'steps',
    ...carried,
    steps: steps.map(({ time, state, context }) => ({ at: new Date(time), state, context })),
  };
}
