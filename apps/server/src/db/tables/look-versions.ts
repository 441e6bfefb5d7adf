import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import { sql } from 'drizzle-orm';
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
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('look_versions_one_draft')
      .on(t.companyId)
      .where(sql`version_no is null`),
    uniqueIndex('look_versions_no').on(t.companyId, t.versionNo),
  ],
);
