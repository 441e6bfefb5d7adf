import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
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
