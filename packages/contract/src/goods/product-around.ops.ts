import { z } from 'zod';
import { command, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const byProduct = { access: { ops: 'ops.goods.view' }, body: command({ productId: zId }) } as const;

/** What hangs on a product, and what became of it (docs/domain/catalog.md §18); '5' for a product that is not there. */
export const productAroundOps = {
  /** What customers signed for its items: what a change of prices, or taking an item off sale, would touch. */
  '/api/OpsGoods/GetContractImpact': endpoint({
    ...byProduct,
    result: z.object({
      /** Customers with a contract price of one of the items that holds or is to come, and how many of them have one ending soon. */
      customerCount: z.number().int(),
      endingCustomerCount: z.number().int(),
      /** Of those: the lowest price, with its item; absent for none, the customer for who may not see customers. */
      lowest: z
        .object({
          itemNo: z.string(),
          priceFee: z.number().int(),
          customerId: z.string().optional(),
          customerName: z.string().optional(),
          /** For who may see costs. */
          marginBp: z.number().int().optional(),
          marginLineBp: z.number().int().optional(),
        })
        .optional(),
      items: z.array(
        z.object({
          itemId: z.string(),
          itemNo: z.string(),
          /** Customers with a contract price of the item, the highest and the lowest of those. */
          customerCount: z.number().int(),
          lowestFee: z.number().int().optional(),
          highestFee: z.number().int().optional(),
          /** Customers with a discount on it, its category or its brand and no contract price: they pay by the enterprise price. */
          discountCustomerCount: z.number().int(),
        }),
      ),
    }),
  }),
  /** The newest 20 changes: by the editor, and by acts on its items. */
  '/api/OpsGoods/GetProductHistory': endpoint({
    ...byProduct,
    result: z.array(
      z.object({
        changeId: z.string(),
        time: z.string(),
        userName: z.string(),
        actText: z.string(),
        /** An act that was undone since for this item. */
        isUndone: z.boolean(),
        changes: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
      }),
    ),
  }),
};
