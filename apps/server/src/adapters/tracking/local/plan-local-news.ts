import type { Ctx } from '../../../ctx/ctx.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import type { Carried } from '../parcel-tracking.ts';
import { selectLocalTrack, updateLocalTrackDone } from './local-tracks.store.ts';
import { nextNewsAt } from './local-way.ts';

/** Plans when the service tells of a parcel next; nothing for a number it does not know or has told the end of. */
export async function planLocalTrackNews(ctx: Ctx, carried: Carried): Promise<void> {
  const track = await selectLocalTrack(ctx, carried);
  if (!track || track.isDone || !track.notifyPath) return;
  const dueAt = nextNewsAt(track, ctx.now);
  const { logisticsCode, logisticsNo } = carried;
  const effect = { subject: `${logisticsCode}:${logisticsNo}`, payload: { logisticsCode, logisticsNo } };
  if (dueAt) await addOutbox(ctx, { kind: 'localTracking.tell', ...effect, dueAt });
  else await updateLocalTrackDone(ctx, carried);
}
