import { z } from 'zod';
import { command, optional, zFlag, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zWord = zText
  .min(1, '请填写同义词')
  .max(20, '同义词最多20个字')
  .refine((text) => /[\p{L}\p{N}]/u.test(text), '同义词须含文字、字母或数字');

const zGroup = z.object({
  /** '' for a group that comes with the product and was not changed. */
  synonymId: z.string(),
  words: z.array(z.string()),
  /** The first word finds the others too, not the reverse. */
  isOneWay: z.boolean(),
  /** The group of the product that this one stands for, by its first word; '' for a group of the shop's own. */
  replaces: z.string(),
  /** Comes with the product, changed or not. */
  isDefault: z.boolean(),
  version: z.number().int(),
});

/**
 * Words that mean the same in the search, as the shop's operator keeps them (added to docs/domain/api.md §7). In force
 * within 2 s.
 */
export const searchSynonymsOps = {
  /** The shop's own groups first, then those that come with the product; `searchKey` keeps the groups that hold it. */
  '/api/OpsSearch/GetSynonyms': endpoint({
    access: { ops: 'ops.search.view' },
    body: command({ searchKey: optional.text(20) }),
    result: z.array(zGroup),
  }),
  /** A new group; with synonymId and version a change; with `replaces` a change of a group that comes with the product. */
  '/api/OpsSearch/SaveSynonym': endpoint({
    access: { ops: 'ops.search.edit' },
    body: command({
      synonymId: optional.id,
      words: z.array(zWord).min(2, '请至少填写两个同义词').max(30, '一组最多30个同义词'),
      isOneWay: zFlag.default(false),
      replaces: optional.text(20),
    }),
    result: z.object({ synonymId: z.string(), version: z.number().int() }),
    requestId: 'required',
  }),
  /** Takes a group of the shop's own away; with `replaces` switches a group of the product off in this shop. */
  '/api/OpsSearch/DeleteSynonym': endpoint({
    access: { ops: 'ops.search.edit' },
    body: command({ synonymId: optional.id, replaces: optional.text(20) }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'required',
  }),
};
