import type { Ctx } from '../../../ctx/ctx.ts';
import type { Job } from '../../../jobs/job-context.ts';
import { signTrack, trackSignatureHeader } from './local-track-signature.ts';
import { zLocalTrackNotice } from './local-tracking.ts';
import { selectLocalTrack } from './local-tracks.store.ts';
import { stepsAt } from './local-way.ts';
import { planLocalTrackNews } from './plan-local-news.ts';

const timeoutMs = 7000;

/**
 * Effect `localTracking.tell`: the local tracking service tells the shop as a real one does: from outside, by HTTP, signed,
 * everything that it knows of the parcel, again and again until the shop says that it has it.
 */
export async function reportLocalTrack(job: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const { deps, companyId } = job;
  const carried = {
    logisticsCode: String(job.payload['logisticsCode']),
    logisticsNo: String(job.payload['logisticsNo']),
  };
  const track = await job.inTenant((ctx) => selectLocalTrack(ctx, carried));
  if (!track || track.isDone) return async () => {};
  const steps = stepsAt(track, deps.now()).map(({ at, ...step }) => ({ ...step, time: at.toISOString() }));
  const body = JSON.stringify(zLocalTrackNotice.parse({ ...carried, steps }));
  const response = await fetch(deps.ownOrigin + track.notifyPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [trackSignatureHeader]: signTrack(deps.secrets, companyId, body) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status} to news of a parcel`);
  return (ctx) => planLocalTrackNews(ctx, carried);
}
