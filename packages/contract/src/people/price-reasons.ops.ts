import { priceSources } from '@jicai/domain/money/pricing.ts';
import { z } from 'zod';
import { command, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** 为什么是这个价 (docs/domain/money.md §12). */
export const priceReasonsOps = {
  /** '5' for an item or a customer that is not there. */
  '/api/OpsCustomer/GetPriceReason': endpoint({
    access: { ops: 'ops.customer.view' },
    body: command({
      customerId: zId,
      itemNo: zText.min(1, '请填写商品编号').max(64),
      qty: z.number().int().min(1).max(999_999),
    }),
    result: z.object({
      itemId: z.string(),
      itemNo: z.string(),
      itemName: z.string(),
      imgUrl: z.string(),
      unitName: z.string(),
      /** What the customer pays; absent where he cannot buy it. */
      priceFee: z.number().int().optional(),
      /** Why he cannot, whatever the price; '' where he can. */
      obstacle: z.string(),
      /** The cheapest source wins, not the first. */
      isCheapestWins: z.boolean(),
      /** In the order in which they count. */
      sources: z.array(
        z.object({
          source: z.enum(priceSources),
          sourceText: z.string(),
          priceFee: z.number().int().optional(),
          hasWon: z.boolean(),
          reason: z.string(),
        }),
      ),
      /** For who may see costs. */
      costFee: z.number().int().optional(),
      marginBp: z.number().int().optional(),
      marginLineBp: z.number().int().optional(),
    }),
  }),
};
