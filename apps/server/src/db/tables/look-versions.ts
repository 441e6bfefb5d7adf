import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import { sql } from 'drizzle-orm';
import type { LookState } from '@jicai/domain/shop/look-plan.ts';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: looks of a shop, the draft and those that were published (docs/domain/catalog.md §9). The last published one is live. */
export const lookVersions = pgTable(
  'look_versions',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** Counts what was published, from 1; null for the draft. */
    versionNo: integer('version_no'),
    look: jsonb('look').$type<Look>().notNull(),
    note: text('note').notNull().default(''),
    /** Who changed it last. */
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    changedAt: instant('changed_at').notNull(),
    publishedAt: instant('published_at'),
    /** 'planned' waits for its time, 'cancelled' never came; of the draft it says nothing. */
    state: text('state').$type<LookState>().notNull().default('published'),
    /** When it became live last; null for what never was, and for what earlier releases published. */
    liveAt: instant('live_at'),
    beginsAt: instant('begins_at'),
    /** When the one before it returns. */
    endsAt: instant('ends_at'),
    /** What was live when it became so. */
    beforeId: id('before_id'),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('look_versions_one_draft')
      .on(t.companyId)
      .where(sql`version_no is null`),
    uniqueIndex('look_versions_no').on(t.companyId, t.versionNo),
  ],
);
