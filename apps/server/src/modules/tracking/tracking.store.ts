import { parcelStates, type TrackOutcome, type TrackStep } from '@jicai/domain/orders/tracking.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type TrackedKind, tracks, trackSteps } from '../../db/tables/tracking.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type Track = typeof tracks.$inferSelect;

/** Whose way, and by which number: what was sent again under another number has a track of its own. */
export interface TrackKey {
  kind: TrackedKind;
  subjectId: string;
  logisticsCode: string;
  logisticsNo: string;
}

const isTrack = (ctx: Ctx, key: TrackKey) =>
  and(
    eq(tracks.companyId, ctx.companyId),
    eq(tracks.subjectId, key.subjectId),
    eq(tracks.kind, key.kind),
    eq(tracks.logisticsCode, key.logisticsCode),
    eq(tracks.logisticsNo, key.logisticsNo),
  );

/** The id of a new track; undefined when this one is followed already. */
export async function insertTrack(
  ctx: Ctx,
  track: TrackKey & Pick<Track, 'mobile' | 'fromText' | 'toText'>,
): Promise<string | undefined> {
  const [row] = await ctx.db
    .insert(tracks)
    .values({ ...track, companyId: ctx.companyId, id: ctx.newId(), sentAt: ctx.now, outcome: parcelStates.onTheWay })
    .onConflictDoNothing()
    .returning({ id: tracks.id });
  return row?.id;
}

export async function selectTrack(ctx: Ctx, trackId: string): Promise<Track | undefined> {
  const [row] = await ctx.db
    .select()
    .from(tracks)
    .where(and(eq(tracks.companyId, ctx.companyId), eq(tracks.id, trackId)));
  return row;
}

export async function findTrack(ctx: Ctx, key: TrackKey): Promise<Track | undefined> {
  const [row] = await ctx.db.select().from(tracks).where(isTrack(ctx, key));
  return row;
}

/** Tracks with this number; several parcels may travel as one. Locked, so that news of them comes one after the other. */
export async function lockTracksOf(
  ctx: Ctx,
  { logisticsCode, logisticsNo }: Pick<TrackKey, 'logisticsCode' | 'logisticsNo'>,
): Promise<Track[]> {
  return ctx.db
    .select()
    .from(tracks)
    .where(
      and(
        eq(tracks.companyId, ctx.companyId),
        eq(tracks.logisticsNo, logisticsNo),
        eq(tracks.logisticsCode, logisticsCode),
      ),
    )
    .orderBy(tracks.id)
    .for('update');
}

/** Steps that are known already are left as they are. */
export async function insertTrackSteps(ctx: Ctx, trackId: string, steps: readonly TrackStep[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ at, state, context }) => ({ at, state, context }));
  await ctx.db
    .insert(trackSteps)
    .values(rows.map((row) => ({ ...row, companyId: ctx.companyId, id: ctx.newId(), trackId, createdAt: ctx.now })))
    .onConflictDoNothing();
}

/** Newest first. */
export async function selectTrackSteps(ctx: Ctx, trackId: string): Promise<TrackStep[]> {
  return ctx.db
    .select({ at: trackSteps.at, state: trackSteps.state, context: trackSteps.context })
    .from(trackSteps)
    .where(and(eq(trackSteps.companyId, ctx.companyId), eq(trackSteps.trackId, trackId)))
    .orderBy(desc(trackSteps.at), desc(trackSteps.id));
}

export async function updateOutcome(ctx: Ctx, trackId: string, outcome: TrackOutcome): Promise<void> {
  await ctx.db
    .update(tracks)
    .set({ outcome: outcome.state, endedAt: 'at' in outcome ? outcome.at : null })
    .where(and(eq(tracks.companyId, ctx.companyId), eq(tracks.id, trackId)));
}

export async function updateAsked(ctx: Ctx, trackId: string): Promise<void> {
  await ctx.db
    .update(tracks)
    .set({ queryCount: sql`${tracks.queryCount} + 1` })
    .where(and(eq(tracks.companyId, ctx.companyId), eq(tracks.id, trackId)));
}
