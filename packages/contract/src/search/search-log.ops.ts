import { z } from 'zod';
import { optional, query } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zCount = z.number().int();
/** Hundredths of a percent. */
const zShare = z.number().int();

const zSearchedWord = z.object({
  searchKey: z.string(),
  /** Searches; the same words by the same person within half an hour are one. */
  searchCount: zCount,
  /** People a day, summed over the days: nobody is known from one day to the next. */
  peopleCount: zCount,
  /** Goods found at the last search. */
  lastHits: zCount,
  clickCount: zCount,
  clickRate: zShare,
  /** Mean place of the goods that were opened first, 1-based with one decimal; null without clicks. */
  clickPosition: z.number().nullable(),
  lastTime: z.string(),
});

/** What people search for, for the shop's operator (added to docs/domain/api.md §7). */
export const searchLogOps = {
  /** Days "YYYY-MM-DD", both included; at most 90, by default the last seven. */
  '/api/OpsSearch/GetReport': endpoint({
    access: { ops: 'ops.search.view' },
    body: query({ dateFrom: optional.text(10), dateTo: optional.text(10) }),
    result: z.object({
      dateFrom: z.string(),
      dateTo: z.string(),
      searchCount: zCount,
      /** Different words. */
      wordCount: zCount,
      /** Searches whose words found nothing, whether or not others were shown instead. */
      noHitCount: zCount,
      noHitRate: zShare,
      clickCount: zCount,
      clickRate: zShare,
      days: z.array(
        z.object({
          date: z.string(),
          searchCount: zCount,
          noHitCount: zCount,
          clickCount: zCount,
          peopleCount: zCount,
        }),
      ),
      /** At most 50, the most searched first. */
      topWords: z.array(zSearchedWord),
      /** Words that found nothing at their last search, at most 50, the most searched first. */
      noHitWords: z.array(zSearchedWord),
    }),
  }),
};
