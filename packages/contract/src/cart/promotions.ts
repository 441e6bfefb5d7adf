import { z } from 'zod';
import { command, query, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zPromotion = z.object({
  promotionId: z.string(),
  promotionTitle: z.string(),
  thresholdFee: z.number().int(),
  offFee: z.number().int(),
  /** '' for none. */
  endTime: z.string(),
});

/** 满减 as buyers see it (docs/domain/money.md §13). */
export const promotions = {
  /** Those that hold for an item now; none for a price that a contract says. */
  '/api/EcmPromotion/GetList': endpoint({
    access: 'public',
    body: query({ itemId: zId }),
    result: z.array(zPromotion),
    answerCacheMs: 2000,
  }),
  /** What the chosen lines of the cart are granted, and what they lack for more. */
  '/api/EcmPromotion/GetCartModel': endpoint({
    access: { can: 'cart.edit' },
    body: command({ cartIds: z.array(zId).min(1).max(200) }),
    result: z.object({
      discountFee: z.number().int(),
      promotions: z.array(zPromotion.extend({ /** 0: granted. */ shortFee: z.number().int() })),
    }),
  }),
};
