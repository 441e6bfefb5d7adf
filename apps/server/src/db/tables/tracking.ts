import type { TrackOutcome, TrackState } from '@jicai/domain/orders/tracking.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Whose way it is: a parcel of an order, goods that come back to the shop, or an exchange that goes out. */
export type TrackedKind = 'parcel' | 'returnBack' | 'returnExchange';

/** Tenant: what a courier carries for us and we follow. A number that was corrected is a track of its own. */
export const tracks = pgTable(
  'tracks',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    kind: text('kind').$type<TrackedKind>().notNull(),
    /** parcelId, or returnId. */
    subjectId: id('subject_id').notNull(),
    logisticsCode: text('logistics_code').notNull(),
    logisticsNo: text('logistics_no').notNull(),
    /** Couriers tell only who knows the receiver's or sender's mobile. */
    mobile: text('mobile').notNull(),
    fromText: text('from_text').notNull(),
    toText: text('to_text').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** What the steps say together: 10 on the way, 20 signed, 40 astray, 50 back at the sender. */
    outcome: integer('outcome').$type<TrackOutcome['state']>().notNull(),
    /** When it was signed or turned round. */
    endedAt: instant('ended_at'),
    queryCount: integer('query_count').notNull().default(0),
  },
  (t) => [
    ...tenantWall(t),
    unique('tracks_subject').on(t.companyId, t.subjectId, t.kind, t.logisticsCode, t.logisticsNo),
    index('tracks_no').on(t.companyId, t.logisticsNo),
    check('tracks_kind', sql`${t.kind} in ('parcel', 'returnBack', 'returnExchange')`),
    check('tracks_outcome', sql`${t.outcome} in (10, 20, 40, 50)`),
  ],
);

/** Tenant: a courier's steps, each once however often it is told. */
export const trackSteps = pgTable(
  'track_steps',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    trackId: id('track_id').notNull(),
    /** The courier's time. */
    at: instant('at').notNull(),
    state: integer('state').$type<TrackState>().notNull(),
    context: text('context').notNull(),
    /** When we learned of it. */
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('track_steps_once').on(t.companyId, t.trackId, t.at, t.state, t.context),
    foreignKey({
      name: 'track_steps_track_fk',
      columns: [t.companyId, t.trackId],
      foreignColumns: [tracks.companyId, tracks.id],
    }),
  ],
);

/**
 * Tenant: the local tracking service's own books, as a real one keeps them on its side. Only adapters/tracking/local and
 * the demo's seed write them; the shop learns of them by notices and queries.
 */
export const localTracks = pgTable(
  'local_tracks',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    logisticsCode: text('logistics_code').notNull(),
    logisticsNo: text('logistics_no').notNull(),
    fromText: text('from_text').notNull(),
    toText: text('to_text').notNull(),
    /** '' = it does not tell by itself. */
    notifyPath: text('notify_path').notNull(),
    /** How long the whole way takes. */
    travelMinutes: integer('travel_minutes').notNull(),
    /** It has told of the end. */
    isDone: boolean('is_done').notNull().default(false),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('local_tracks_no').on(t.companyId, t.logisticsNo, t.logisticsCode),
    check('local_tracks_travel', sql`${t.travelMinutes} > 0`),
  ],
);
