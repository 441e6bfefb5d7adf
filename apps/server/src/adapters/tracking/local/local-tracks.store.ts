import { and, eq } from 'drizzle-orm';
import { localTracks } from '../../../db/tables/tracking.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { Carried } from '../parcel-tracking.ts';

export type LocalTrack = typeof localTracks.$inferSelect;

const isTrack = ({ companyId }: Ctx, { logisticsCode, logisticsNo }: Carried) =>
  and(
    eq(localTracks.companyId, companyId),
    eq(localTracks.logisticsNo, logisticsNo),
    eq(localTracks.logisticsCode, logisticsCode),
  );

/** False when the number is on the books already; what stands there stays. */
export async function insertLocalTrack(
  ctx: Ctx,
  track: Omit<typeof localTracks.$inferInsert, 'companyId' | 'id'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(localTracks)
    .values({ ...track, companyId: ctx.companyId, id: ctx.newId() })
    .onConflictDoNothing()
    .returning({ id: localTracks.id });
  return inserted.length > 0;
}

/** From where to where, for a number that stood on the books without. */
export async function fillLocalWay(
  ctx: Ctx,
  { fromText, toText, ...carried }: Carried & { fromText: string; toText: string },
): Promise<void> {
  await ctx.db
    .update(localTracks)
    .set({ fromText, toText })
    .where(and(isTrack(ctx, carried), eq(localTracks.toText, '')));
}

export async function selectLocalTrack(ctx: Ctx, carried: Carried): Promise<LocalTrack | undefined> {
  const [row] = await ctx.db.select().from(localTracks).where(isTrack(ctx, carried));
  return row;
}

export async function updateLocalTrackDone(ctx: Ctx, carried: Carried): Promise<void> {
  await ctx.db.update(localTracks).set({ isDone: true }).where(isTrack(ctx, carried));
}
