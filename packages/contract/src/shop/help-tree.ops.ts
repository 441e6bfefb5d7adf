import { longestDocTitle, mostDocsOfGroup, topOfHelp } from '@jicai/domain/shop/help-tree.ts';
import { z } from 'zod';
import { command, optional, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const view = { access: { ops: 'ops.content.view' } } as const;
const edit = { access: { ops: 'ops.content.edit' }, requestId: 'required' } as const;
const zParent = z.union([z.literal(topOfHelp), zId]);
/** When it was changed last; a save names it, '6' where it was changed since. 0 for a new one. */
const zChanged = z.number().int().min(0);

const zNode = z.object({
  docId: z.string(),
  /** '0' for a category. */
  parentId: z.string(),
  docTitle: z.string(),
  isHidden: z.boolean(),
  updateTime: z.string(),
  changedMs: z.number().int(),
});

/** The help centre as its operators keep it (docs/domain/content.md §1). */
export const helpTreeOps = {
  /** Categories, each with its documents behind it, in display order; hidden ones too. */
  '/api/OpsDoc/GetTree': endpoint({ ...view, body: z.object({}), result: z.array(zNode) }),
  '/api/OpsDoc/GetDoc': endpoint({
    ...view,
    body: command({ docId: zId }),
    result: zNode.extend({ content: z.string() }),
  }),
  /** Adds a category or a document, or changes one, its place included. The text is sanitised. '4' by field. */
  '/api/OpsDoc/SaveDoc': endpoint({
    ...edit,
    body: command({
      docId: optional.id,
      parentId: zParent,
      docTitle: zText.min(1, '请填写标题').max(longestDocTitle, `标题最多${longestDocTitle}字`),
      content: zText.max(200_000, '正文过长'),
      isHidden: zFlag,
      changedMs: zChanged,
    }),
    result: z.object({ docId: z.string(), changedMs: z.number().int() }),
  }),
  /** The order of what stands below a parent. '6' where it names others than stand there. */
  '/api/OpsDoc/SortDocs': endpoint({
    ...edit,
    body: command({ parentId: zParent, docIds: z.array(zId).max(mostDocsOfGroup) }),
    result: z.null(),
  }),
  /** '4' for a category that has documents. */
  '/api/OpsDoc/DeleteDoc': endpoint({ ...edit, body: command({ docId: zId, changedMs: zChanged }), result: z.null() }),
};
