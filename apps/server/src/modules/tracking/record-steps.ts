import { isStepOf, trackOutcome, type TrackStep } from '@jicai/domain/orders/tracking.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { insertTrackSteps, lockTracksOf, selectTrackSteps, type Track, updateOutcome } from './tracking.store.ts';

/**
 * Takes what a courier says of a number, whole or in part, again or late, into every track of that number; steps that
 * cannot be of these goods are left out. Where the steps together now say something else, the owner is told. Returns how
 * many tracks have that number.
 */
export async function recordSteps(
  ctx: Ctx,
  carried: { logisticsCode: string; logisticsNo: string },
  steps: readonly TrackStep[],
): Promise<number> {
  const tracks = await lockTracksOf(ctx, carried);
  // One number is the way of one parcel, or of a few that travel as one.
  for (const track of tracks) await recordOn(ctx, track, steps);
  return tracks.length;
}

async function recordOn(ctx: Ctx, track: Track, steps: readonly TrackStep[]): Promise<void> {
  await insertTrackSteps(
    ctx,
    track.id,
    steps.filter((step) => isStepOf(track.sentAt, ctx.now, step)),
  );
  const outcome = trackOutcome(await selectTrackSteps(ctx, track.id));
  if (outcome.state === track.outcome) return;
  await updateOutcome(ctx, track.id, outcome);
  const kind = track.kind === 'parcel' ? 'parcel.tracked' : 'return.tracked';
  await addTimer(ctx, { kind, subject: track.subjectId, dueAt: ctx.now });
}
