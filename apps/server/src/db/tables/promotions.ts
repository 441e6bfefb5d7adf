import type { PromotionScope } from '@jicai/domain/money/promotions.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';

/** Tenant: 满减, off so much for goods that cost so much (docs/domain/money.md §13). */
export const promotions = pgTable(
  'promotions',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    title: text('title').notNull(),
    thresholdFen: fen('threshold_fen').notNull(),
    offFen: fen('off_fen').notNull(),
    scope: text('scope').$type<PromotionScope>().notNull(),
    /** Of categories, brands or suppliers, as the scope says. */
    scopeIds: id('scope_ids')
      .array()
      .notNull()
      .default(sql`'{}'::bigint[]`),
    beginsAt: instant('begins_at').notNull(),
    /** None: it stays. */
    endsAt: instant('ends_at'),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** Who changed it last. */
    userName: text('user_name').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('promotions_begin').on(t.companyId, t.beginsAt),
    check('promotions_amounts', sql`${t.offFen} > 0 and ${t.offFen} <= ${t.thresholdFen}`),
    check('promotions_scope', sql`${t.scope} in ('all', 'category', 'brand', 'supplier')`),
    check('promotions_span', sql`${t.endsAt} > ${t.beginsAt}`),
  ],
);
