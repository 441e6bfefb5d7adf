import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: help documents; groups stand on the first level and have no text of their own. */
export const helpDocs = pgTable(
  'help_docs',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** '0' for a group. */
    parentId: id('parent_id').notNull(),
    title: text('title').notNull(),
    /** HTML, sanitised when it was written. */
    content: text('content').notNull().default(''),
    sortNo: integer('sort_no').notNull().default(0),
    /** Only its operators see it; of a category all below it too. */
    isHidden: boolean('is_hidden').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [...tenantWall(t), index('help_docs_order').on(t.companyId, t.parentId, t.sortNo)],
);

/** Tenant: agreements by version; the one that began last is in force, earlier ones stay as what people accepted. */
export const agreements = pgTable(
  'agreements',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** 1 隐私 2 服务 3 优惠信息推送. */
    agreementType: integer('agreement_type').$type<ConsentType>().notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    beginsAt: instant('begins_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('agreements_version').on(t.companyId, t.agreementType, t.version),
    check('agreements_type', sql`${t.agreementType} in (1, 2, 3)`),
  ],
);

/** Tenant: what a shop tells its buyers for a time (docs/domain/content.md §2). */
export const notices = pgTable(
  'notices',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    title: text('title').notNull(),
    /** HTML, sanitised when it was written. */
    content: text('content').notNull(),
    beginsAt: instant('begins_at').notNull(),
    /** None: it stays. */
    endsAt: instant('ends_at'),
    /** Who changed it last. */
    userName: text('user_name').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('notices_begin').on(t.companyId, t.beginsAt),
    check('notices_span', sql`${t.endsAt} > ${t.beginsAt}`),
  ],
);
