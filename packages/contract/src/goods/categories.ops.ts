import { attrKinds, longestAttrUnit, mostAttrChoices, mostCategoryAttrs } from '@jicai/domain/goods/category-attrs.ts';
import { mostTaxName } from '@jicai/domain/invoices/tax-class.ts';
import { z } from 'zod';
import { command, optional, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const edit = { access: { ops: 'ops.goods.edit' }, requestId: 'required' } as const;
export const zAttr = z.object({
  name: zText.max(20),
  kind: z.enum(attrKinds),
  /** Of a number; '' for none. */
  unit: zText.max(longestAttrUnit),
  /** Of a choice. */
  choices: z.array(zText.max(100)).max(mostAttrChoices),
  isRequired: zFlag,
});
const zAttrs = z.array(zAttr.extend({ isFilter: zFlag })).max(mostCategoryAttrs);
/** '0' for the first level. */
const zParent = z.union([z.literal('0'), zId]);

/** Categories as the shop's operators keep them (docs/domain/catalog.md §10). */
export const categoriesOps = {
  /** All of the shop, each after its parent, in display order. */
  '/api/OpsCategory/GetTree': endpoint({
    access: { ops: 'ops.goods.view' },
    body: z.object({}),
    result: z.array(
      z.object({
        categoryId: z.string(),
        parentId: z.string(),
        level: z.number().int(),
        name: z.string(),
        /** 税收分类; '' takes that of the level above. */
        taxName: z.string(),
        taxCode: z.string(),
        /** Products that hang on it directly. */
        /** 毛利线 of its own in basis points; null takes that of the level above, at last the shop's. */
        marginLineBp: z.number().int().nullable(),
        productCount: z.number().int(),
        /** Properties of its own that its goods and those below it tell. */
        attrs: z.array(zAttr.extend({ isFilter: z.boolean() })),
      }),
    ),
  }),
  /** Adds a category, or changes one, its place included. '4' by field. */
  '/api/OpsCategory/Save': endpoint({
    ...edit,
    body: command({
      categoryId: optional.id,
      parentId: zParent,
      categoryName: zText.min(1, '请填写分类名称').max(30, '分类名称最多30字'),
      taxName: zText.max(mostTaxName).regex(/^[^*]*$/, '税收分类简称不能含“*”'),
      taxCode: zText.regex(/^(?:\d{19})?$/, '税收分类编码为19位数字'),
      /** Absent leaves it as it is. Changed by who may see costs alone ('3'). */
      marginLineBp: z.number().int().min(0).max(9000, '毛利线最高90%').nullable().optional(),
    }),
    result: z.object({ categoryId: z.string() }),
  }),
  /**
   * Writes down which properties goods of a category tell. `before`: those it had as they were read, '6' for others.
   * `isFilter` is said of a name in the whole shop. '4' at `attrs`.
   */
  '/api/OpsCategory/SaveAttrs': endpoint({
    ...edit,
    body: command({ categoryId: zId, attrs: zAttrs, before: zAttrs }),
    result: z.null(),
  }),
  /** Puts a category before or after the one beside it; nothing at an end of its level. */
  '/api/OpsCategory/Shift': endpoint({
    ...edit,
    body: command({ categoryId: zId, step: z.literal([-1, 1]) }),
    result: z.null(),
  }),
  /**
   * Puts a category together with another: what is below it moves at once, its goods in the background, then it is gone.
   * Floors and links of the home page follow. '4' where that cannot be.
   */
  '/api/OpsCategory/Merge': endpoint({ ...edit, body: command({ categoryId: zId, intoId: zId }), result: z.null() }),
  /** '4' while something is below it or hangs on it. */
  '/api/OpsCategory/Delete': endpoint({ ...edit, body: command({ categoryId: zId }), result: z.null() }),
};
