import { z } from 'zod';
import { command, optional, query, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Where the typed words stand in a text: UTF-16 units, `to` exclusive. */
const zMarks = z.array(z.object({ from: z.number().int(), to: z.number().int() }));
export type Mark = z.infer<typeof zMarks>[number];

/** Goods that the words stand in by title, brand or category; a search may find some more by synonyms. */
const zRoughCount = z.number().int();

const longestWords = 50;
const zWords = zText.min(1).max(longestWords);

/**
 * What stands beside the search (added to docs/domain/catalog.md §2 in its style): suggestions while somebody types,
 * and the click that follows.
 */
export const suggest = {
  /**
   * For what is typed so far: Chinese from any place in a word, pinyin in full or by initials, beginnings of numbers.
   * Goods that left the shop are never among them.
   */
  '/api/EcmSearch/GetSuggestList': endpoint({
    access: 'public',
    body: query({}).extend({ searchKey: optional.text(longestWords) }),
    result: z.object({
      /** Words to search for, the likeliest first; at most 8. */
      words: z.array(z.object({ searchKey: z.string(), count: zRoughCount, marks: zMarks })),
      /** At most 3. With searchKey '' the category itself is meant, else those words within it. */
      cates: z.array(
        z.object({
          categoryId: z.string(),
          categoryName: z.string(),
          /** Names above it, from the first level down. */
          parentNames: z.array(z.string()),
          searchKey: z.string(),
          count: zRoughCount,
          marks: zMarks,
        }),
      ),
      /** At most 3. */
      brands: z.array(
        z.object({
          brandId: z.string(),
          brandName: z.string(),
          logoUrl: z.string(),
          count: zRoughCount,
          marks: zMarks,
        }),
      ),
      /** At most 4, one of each product. */
      goods: z.array(
        z.object({
          itemId: z.string(),
          productId: z.string(),
          itemNo: z.string(),
          itemName: z.string(),
          imgUrl: z.string(),
          marks: zMarks,
        }),
      ),
    }),
  }),

  /** Goods of a search page were opened: `position` is 1-based over all pages. Nothing is told about what became of it. */
  '/api/EcmSearch/SubmitClick': endpoint({
    access: 'public',
    body: command({
      searchKey: zWords,
      itemId: zId,
      position: z.number().int().min(1).max(10_000),
    }),
    result: z.object({}),
  }),
};
