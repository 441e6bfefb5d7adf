import type { TrackStep } from '@jicai/domain/orders/tracking.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { findTrack, selectTrackSteps, type Track, type TrackKey } from './tracking.store.ts';

/** What is known of the way of goods that the caller may see, newest first; undefined when they are not followed. */
export async function readTrack(ctx: Ctx, key: TrackKey): Promise<(Track & { steps: TrackStep[] }) | undefined> {
  const track = await findTrack(ctx, key);
  return track && { ...track, steps: await selectTrackSteps(ctx, track.id) };
}
