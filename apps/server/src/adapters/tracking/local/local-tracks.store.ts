import { and, eq } from 'drizzle-orm';
import { localTracks } from '../../../db/tables/tracking.ts';
import type { Books } from '../../books.ts';
import type { Carried } from '../parcel-tracking.ts';

export type LocalTrack = typeof localTracks.$inferSelect;

const isTrack = ({ companyId }: Books, { logisticsCode, logisticsNo }: Carried) =>
  and(
    eq(localTracks.companyId, companyId),
    eq(localTracks.logisticsNo, logisticsNo),
    eq(localTracks.logisticsCode, logisticsCode),
  );

/** False when the number is on the books already; what stands there stays. */
export async function insertLocalTrack(
  books: Books,
  track: Omit<typeof localTracks.$inferInsert, 'companyId' | 'id'>,
): Promise<boolean> {
  const inserted = await books.db
    .insert(localTracks)
    .values({ ...track, companyId: books.companyId, id: books.newId() })
    .onConflictDoNothing()
    .returning({ id: localTracks.id });
  return inserted.length > 0;
}

/** From where to where, for a number that stood on the books without. */
export async function fillLocalWay(
  books: Books,
  { fromText, toText, ...carried }: Carried & { fromText: string; toText: string },
): Promise<void> {
  await books.db
    .update(localTracks)
    .set({ fromText, toText })
    .where(and(isTrack(books, carried), eq(localTracks.toText, '')));
}

export async function selectLocalTrack(books: Books, carried: Carried): Promise<LocalTrack | undefined> {
  const [row] = await books.db.select().from(localTracks).where(isTrack(books, carried));
  return row;
}

export async function updateLocalTrackDone(books: Books, carried: Carried): Promise<void> {
  await books.db.update(localTracks).set({ isDone: true }).where(isTrack(books, carried));
}
