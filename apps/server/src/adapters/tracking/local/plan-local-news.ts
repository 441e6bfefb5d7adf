import type { Books } from '../../books.ts';
import { insertLocalNotice } from '../../local-notices.store.ts';
import type { Carried } from '../parcel-tracking.ts';
import { selectLocalTrack, updateLocalTrackDone } from './local-tracks.store.ts';
import { nextNewsAt } from './local-way.ts';

/** Plans when the service tells of a parcel next; nothing for a number it does not know or has told the end of. */
export async function planLocalTrackNews(books: Books, carried: Carried): Promise<void> {
  const track = await selectLocalTrack(books, carried);
  if (!track || track.isDone || !track.notifyPath) return;
  const dueAt = nextNewsAt(track, books.now);
  const subject = `${carried.logisticsCode}:${carried.logisticsNo}`;
  if (dueAt) await insertLocalNotice(books, { kind: 'track', subject, dueAt });
  else await updateLocalTrackDone(books, carried);
}
