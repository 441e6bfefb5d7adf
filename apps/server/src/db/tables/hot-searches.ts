import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: words the shop offers under its search box, those written by hand before those that people search for; `hotUrl`
 * leads elsewhere than to the search page.
 */
export const hotSearches = pgTable(
  'hot_searches',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    searchKey: text('search_key').notNull(),
    hotUrl: text('hot_url').notNull().default(''),
    viewOrder: integer('view_order').notNull(),
    isByHand: boolean('is_by_hand').notNull().default(true),
    /** People who searched for it in the days it was chosen by; 0 for words written by hand. */
    people: integer('people').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    ...tenantWall(t),
    index('hot_searches_order').on(t.companyId, t.viewOrder),
    check('hot_searches_people', sql`${t.people} >= 0`),
  ],
);

/** Tenant: words that never become hot words of this shop. */
export const blockedWords = pgTable(
  'blocked_words',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    /** Normalised. */
    word: text('word').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [...tenantWall(t), unique('blocked_words_word').on(t.companyId, t.word)],
);
