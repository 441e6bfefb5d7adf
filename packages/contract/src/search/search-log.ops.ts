import { z } from 'zod';
import { optional, query, zFlag, zText } from '../wire/body.ts';
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

/** Days "YYYY-MM-DD", both included; at most 90, by default the last seven. */
const zDays = { dateFrom: optional.text(10), dateTo: optional.text(10) };

/** What people search for, for the shop's operator (added to docs/domain/api.md §7). */
export const searchLogOps = {
  '/api/OpsSearch/GetReport': endpoint({
    access: { ops: 'ops.search.view' },
    body: query(zDays),
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
  /** What became of the searches for one word in a period; ways of typing the same are one word. */
  '/api/OpsSearch/GetWord': endpoint({
    access: { ops: 'ops.search.view' },
    body: query({ ...zDays, word: zText.min(1).max(50) }),
    result: z.object({
      dateFrom: z.string(),
      dateTo: z.string(),
      /** How it was typed, the most usual first, at most 10. */
      typed: z.array(z.object({ searchKey: z.string(), searchCount: zCount })),
      /** Days on which it was searched for. */
      days: z.array(z.object({ date: z.string(), searchCount: zCount, noHitCount: zCount, clickCount: zCount })),
      /** Goods that were opened first, the most often first, at most 20. */
      items: z.array(
        z.object({
          itemId: z.string(),
          itemNo: z.string(),
          itemName: z.string(),
          clickCount: zCount,
          /** Mean place in the list, 1-based with one decimal. */
          clickPosition: z.number(),
        }),
      ),
      /** What the same people searched for within half an hour after it, at most 10. */
      next: z.array(z.object({ searchKey: z.string(), searchCount: zCount, hits: zCount })),
    }),
  }),
  /** Words of the report as XLSX, at most 5,000. The link is good for 10 minutes. */
  '/api/OpsSearch/ExportReport': endpoint({
    access: { ops: 'ops.search.view' },
    body: query({ ...zDays, isMissing: zFlag.default(false) }),
    result: z.object({ fileUrl: z.string(), expireTime: z.string(), rowCount: zCount }),
  }),
};
