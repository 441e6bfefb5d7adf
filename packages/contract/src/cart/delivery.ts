import { z } from 'zod';
import { optional, query, zId, zQty } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** What a supplier's goods are promised: ordered by then (HH:MM) they arrive on that day (YYYY-MM-DD). */
export const zPromise = z.object({ cutOff: z.string(), day: z.string() });

/** Before anybody settles (docs/domain/orders.md §11). */
export const delivery = {
  /**
   * What sending these goods to a county would cost and when they would arrive, by supplier. Without an area: to the caller's
   * default address; areaCode is '' where he has none.
   */
  '/api/EcmGoods/GetDelivery': endpoint({
    access: 'public',
    body: query({
      areaCode: optional.text(6),
      itemList: z
        .array(z.object({ itemId: zId, qty: zQty }))
        .min(1)
        .max(200),
    }),
    result: z.object({
      areaCode: z.string(),
      areaText: z.string(),
      isServed: z.boolean(),
      suppliers: z.array(
        z.object({
          supplierId: z.string(),
          /** Null where the caller sees no price. */
          freightFee: z.number().int().nullable(),
          /** What is missing until they travel free; 0: they do, null: they never will, or no price is seen. */
          freeShortFee: z.number().int().nullable(),
          promise: zPromise.optional(),
        }),
      ),
    }),
  }),
};
