import { z } from 'zod';
import { zSkuCard } from '../goods/sku.ts';
import { pageQuery } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

/** 常购清单 (docs/domain/orders.md §17). */
export const oftenBought = {
  /** What the caller ordered in the last 90 days and may buy now, the most often ordered first; at most 60. */
  '/api/ShopOrder/GetOften': endpoint({
    access: { can: 'order.submit' },
    body: pageQuery({}, 60),
    /** `lastQty`: of his last order of it; `orderCount`: orders of it. */
    result: z.array(zSkuCard.extend({ lastQty: z.number().int(), orderCount: z.number().int() })),
    extra: pageExtra,
  }),
};
