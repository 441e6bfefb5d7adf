import { z } from 'zod';
import { command, optional, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zWord = zText.min(1, '请填写热搜词').max(16, '热搜词最多16个字');

/** A place in the shop ('/help', '/#/SearchFor?…') or a full https address; `/\\` is `//` to a browser. */
const zHotUrl = zText
  .max(300, '链接最多300个字符')
  .regex(/^(?:|(?:\/?#)?\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/, '请填写以 / 或 https:// 开头的链接');

/** The words under the search box, as the shop's operator keeps them (added to docs/domain/api.md §7). */
export const hotWordsOps = {
  /** Words in the order shown, those written by hand first, and the words that are never shown. */
  '/api/OpsSearch/GetHotWords': endpoint({
    access: { ops: 'ops.search.view' },
    body: command({}),
    result: z.object({
      hotWords: z.array(
        z.object({
          searchId: z.string(),
          searchKey: z.string(),
          hotUrl: z.string(),
          viewOrder: z.number().int(),
          /** Otherwise found in what people search for, and chosen anew every hour. */
          isByHand: z.boolean(),
          /** People who searched for it in the last week; 0 for words written by hand. */
          peopleCount: z.number().int(),
          version: z.number().int(),
        }),
      ),
      blockedWords: z.array(z.object({ blockedId: z.string(), word: z.string() })),
    }),
  }),
  /** A new word, or with searchId and version a change; a found word becomes one written by hand. viewOrder: by default the last. */
  '/api/OpsSearch/SaveHotWord': endpoint({
    access: { ops: 'ops.search.edit' },
    body: command({
      searchId: optional.id,
      searchKey: zWord,
      hotUrl: zHotUrl.optional(),
      viewOrder: optional.int(0, 9999),
    }),
    result: z.object({ searchId: z.string(), version: z.number().int() }),
    requestId: 'required',
  }),
  /** A found word is blocked as well, or it would be back within the hour. */
  '/api/OpsSearch/DeleteHotWord': endpoint({
    access: { ops: 'ops.search.edit' },
    body: command({ searchId: zId }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'required',
  }),
  /** From now on no found word holds this one; blocking it again changes nothing. */
  '/api/OpsSearch/SaveBlockedWord': endpoint({
    access: { ops: 'ops.search.edit' },
    body: command({ word: zText.min(1, '请填写屏蔽词').max(50, '屏蔽词最多50个字') }),
    result: z.object({ blockedId: z.string() }),
    requestId: 'required',
  }),
  '/api/OpsSearch/DeleteBlockedWord': endpoint({
    access: { ops: 'ops.search.edit' },
    body: command({ blockedId: zId }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'required',
  }),
};
