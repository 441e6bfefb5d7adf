import { nextTrackQuery, parcelStates, trackForMs } from '@jicai/domain/orders/tracking.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { recordSteps } from './record-steps.ts';
import { findTracking } from './track-services.store.ts';
import { selectTrack, type Track, updateAsked } from './tracking.store.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/** Effect `track.subscribe`: the service tells by itself from now on, and is asked now and then in case that gets lost. */
export async function subscribeTrack(job: Job): Promise<Record> {
  const { track, service } = await job.inTenant(async (ctx) => ({
    track: await selectTrack(ctx, job.subject),
    service: await findTracking(ctx),
  }));
  if (!track || !service) return nothing;
  const notifyPath = `/api/TrackNotify/${job.companyId}`;
  await service.subscribe({ ...track, notifyPath, now: job.deps.now() });
  return (ctx) => planQuery(ctx, track);
}

/** Effect `track.query`. */
export async function queryTrack(job: Job): Promise<Record> {
  const { track, service } = await job.inTenant(async (ctx) => ({
    track: await selectTrack(ctx, job.subject),
    service: await findTracking(ctx),
  }));
  if (!track || !service || isOver(track)) return nothing;
  const { logisticsCode, logisticsNo, mobile } = track;
  const answer = await service.query({ logisticsCode, logisticsNo, mobile, now: job.deps.now() });
  return async (ctx) => {
    if (answer.outcome === 'known') await recordSteps(ctx, track, answer.steps);
    await updateAsked(ctx, track.id);
    const after = await selectTrack(ctx, track.id);
    if (after) await planQuery(ctx, after);
  };
}

/** Signed or back at the sender. */
const isOver = ({ outcome }: Track) => outcome === parcelStates.signed || outcome === parcelStates.returned;

async function planQuery(ctx: Ctx, track: Track): Promise<void> {
  const dueAt = nextTrackQuery(track.queryCount, ctx.now);
  if (isOver(track) || dueAt.getTime() > track.sentAt.getTime() + trackForMs) return;
  await addOutbox(ctx, { kind: 'track.query', subject: track.id, dueAt });
}
