import { z } from 'zod';
import { command, optional, pageQuery, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zSkuCard } from './sku.ts';

/** Favourite items (docs/domain/catalog.md §5), at most 500 an account. Adding and deleting twice is a success. */
export const favourites = {
  '/api/ShopItemConcern/Add': endpoint({
    access: { can: 'concern.edit' },
    body: command({ itemId: zId }),
    result: z.object({ concernId: z.string() }),
    requestId: 'optional',
  }),
  '/api/ShopItemConcern/Delete': endpoint({
    access: { can: 'concern.edit' },
    body: command({ concernId: optional.id, itemId: optional.id, itemIds: optional.list(zId, 500) }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'optional',
  }),
  '/api/ShopItemConcern/GetPage': endpoint({
    access: { can: 'concern.edit' },
    /** `change`: only items that cost less than on that day, or that can be had again. */
    body: pageQuery({ change: optional.oneOf(['cheaper', 'back']) }, 20),
    result: z.array(
      zSkuCard.extend({
        concernId: z.string(),
        createTime: z.string(),
        /** What it cost when it was added. */
        concernPrice: z.number().int().nullable(),
        /** Costs less than then. */
        isCheaper: z.boolean(),
        /** Was seen out of stock here within the last 30 days, and can be had again. */
        isBack: z.boolean(),
      }),
    ),
    extra: pageExtra,
  }),
};
