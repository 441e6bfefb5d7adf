import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: what people searched for, kept 90 days for the operator's report and the hot words. Nobody can be told from it:
 * `person` and `network` are keyed digests that change every day, and numbers of people are masked in the words.
 */
export const searchLogs = pgTable(
  'search_logs',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    searchedAt: instant('searched_at').notNull(),
    /** Normalised, so that ways of typing the same are counted together. */
    words: text('words').notNull(),
    typed: text('typed').notNull(),
    /** Goods found for the words as typed. */
    hits: integer('hits').notNull(),
    /** Goods shown for other words instead, because these found nothing. */
    hitsInstead: integer('hits_instead').notNull().default(0),
    /** The account, or the address and browser of a visitor. */
    person: text('person').notNull(),
    isSignedIn: boolean('is_signed_in').notNull(),
    network: text('network').notNull(),
    clickedItemId: id('clicked_item_id'),
    /** Of the first goods that were opened: 1-based over all pages. */
    clickedPosition: integer('clicked_position'),
  },
  (t) => [
    ...tenantWall(t),
    index('search_logs_time').on(t.companyId, t.searchedAt),
    index('search_logs_person').on(t.companyId, t.person, t.searchedAt),
    check('search_logs_click', sql`(${t.clickedItemId} is null) = (${t.clickedPosition} is null)`),
  ],
);
