import { z } from 'zod';
import { command, optional, pageQuery, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const view = { access: { ops: 'ops.goods.view' } } as const;
const edit = { access: { ops: 'ops.goods.edit' }, requestId: 'required' } as const;

/** Brands as the shop's operators keep them (docs/domain/catalog.md §14). */
export const brandsOps = {
  /** In display order. `searchKey`: a part of either name. */
  '/api/OpsBrand/GetPage': endpoint({
    ...view,
    body: pageQuery({ initial: optional.text(1) }, 20),
    result: z.array(
      z.object({
        brandId: z.string(),
        brandName: z.string(),
        brandNameEn: z.string(),
        initial: z.string(),
        logoUrl: z.string(),
        /** Products of the brand. */
        productCount: z.number().int(),
        /** Goes back with a save. */
        changedMs: z.number().int(),
      }),
    ),
    extra: pageExtra,
  }),
  /** Adds a brand, or changes one. '4' by field, '6' where somebody changed it since it was read. */
  '/api/OpsBrand/Save': endpoint({
    ...edit,
    body: command({
      brandId: optional.id,
      changedMs: z.number().int().optional(),
      brandName: zText,
      brandNameEn: zText,
      initial: zText,
      logoUrl: z.string().max(300),
    }),
    result: z.object({ brandId: z.string() }),
  }),
  /** '4' while products have it. */
  '/api/OpsBrand/Delete': endpoint({ ...edit, body: command({ brandId: zId }), result: z.null() }),
  /** Gives the products of a brand to another one in the background, then takes it away. */
  '/api/OpsBrand/Merge': endpoint({ ...edit, body: command({ brandId: zId, intoId: zId }), result: z.null() }),
};
