import { type LocalHost, onBooks } from '../adapters/books.ts';
import { signTrack, trackSignatureHeader } from '../adapters/tracking/local/local-track-signature.ts';
import { zLocalTrackNotice } from '../adapters/tracking/local/local-tracking.ts';
import { selectLocalTrack } from '../adapters/tracking/local/local-tracks.store.ts';
import { stepsAt } from '../adapters/tracking/local/local-way.ts';
import { planLocalTrackNews } from '../adapters/tracking/local/plan-local-news.ts';

const timeoutMs = 7000;

/**
 * The local tracking service tells the shop as a real one does: from outside, by HTTP, signed, everything that it knows of
 * the parcel, again and again until the shop says that it has it; then it plans its next news.
 */
export async function tellTrack(
  host: LocalHost,
  to: { companyId: string; parcel: string; shopOrigin: string },
): Promise<void> {
  const { companyId, parcel, shopOrigin } = to;
  const [logisticsCode = '', ...rest] = parcel.split(':');
  const carried = { logisticsCode, logisticsNo: rest.join(':') };
  const track = await onBooks(host, companyId, (books) => selectLocalTrack(books, carried));
  if (!track || track.isDone) return;
  const told = host.now();
  const steps = stepsAt(track, told).map(({ at, ...step }) => ({ ...step, time: at.toISOString() }));
  const body = JSON.stringify(zLocalTrackNotice.parse({ ...carried, steps }));
  const response = await fetch(shopOrigin + track.notifyPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [trackSignatureHeader]: signTrack(host.secrets, companyId, body) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status} to news of a parcel`);
  await onBooks(host, companyId, (books) => planLocalTrackNews({ ...books, now: told }, carried));
}
