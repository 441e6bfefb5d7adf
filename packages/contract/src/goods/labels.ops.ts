import { labelTones } from '@jicai/domain/goods/goods-labels.ts';
import { z } from 'zod';
import { command, optional, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const view = { access: { ops: 'ops.goods.view' } } as const;
const edit = { access: { ops: 'ops.goods.edit' }, requestId: 'required' } as const;

/** Labels of goods as the shop's operators keep them (docs/domain/catalog.md §17). */
export const labelsOps = {
  /** All of them in their order. */
  '/api/OpsLabel/GetList': endpoint({
    ...view,
    body: z.object({}),
    result: z.array(
      z.object({
        labelId: z.string(),
        labelName: z.string(),
        tone: z.enum(labelTones),
        isPublic: z.boolean(),
        /** Items that have it; 10,001 for more than 10,000. */
        itemCount: z.number().int(),
        /** Goes back with a save. */
        changedMs: z.number().int(),
      }),
    ),
  }),
  /** Adds a label, or changes one. '4' by field, '6' where somebody changed it since it was read. */
  '/api/OpsLabel/Save': endpoint({
    ...edit,
    body: command({
      labelId: optional.id,
      changedMs: z.number().int().optional(),
      labelName: zText,
      tone: z.enum(labelTones, '请选择颜色'),
      isPublic: zFlag,
    }),
    result: z.object({ labelId: z.string() }),
  }),
  /** One place up or down. */
  '/api/OpsLabel/Shift': endpoint({
    ...edit,
    body: command({ labelId: zId, step: z.literal([-1, 1]) }),
    result: z.null(),
  }),
  /** '4' while goods have it. */
  '/api/OpsLabel/Delete': endpoint({ ...edit, body: command({ labelId: zId }), result: z.null() }),
};
