import { mostItemsOfRun } from '@jicai/domain/goods/goods-acts.ts';
import { mostPriceFen } from '@jicai/domain/money/pricing.ts';
import { z } from 'zod';
import { command, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Fen, VAT included; null for a cost that nobody knows. */
const zCost = z.number().int().min(1, '进价须大于0').max(mostPriceFen).nullable();

/** 进价 of items at the suppliers that ship them (docs/domain/money.md §9). */
export const costsOps = {
  /**
   * Costs from now on. `beforeFen` is the cost as it was read: an item that costs something else meanwhile is left alone and
   * named. '3' for who may not see costs.
   */
  '/api/OpsGoods/SaveCosts': endpoint({
    access: { ops: 'ops.goods.editCost' },
    requestId: 'required',
    body: command({
      rows: z
        .array(z.object({ itemId: zId, beforeFen: zCost, costFen: zCost }))
        .min(1, '请选择商品')
        .max(mostItemsOfRun),
    }),
    result: z.object({
      savedCount: z.number().int(),
      refused: z.array(z.object({ itemId: z.string(), reason: z.string() })),
    }),
  }),
  /** What an item has cost at each of its suppliers, the newest first, 100 at most. '5' for an item that is not there. */
  '/api/OpsGoods/GetCostHistory': endpoint({
    access: { ops: 'ops.goods.cost' },
    body: command({ itemId: zId }),
    result: z.array(
      z.object({
        costId: z.string(),
        supplierName: z.string(),
        costFen: z.number().int(),
        beginTime: z.string(),
        /** '' while it holds. */
        endTime: z.string(),
        userName: z.string(),
      }),
    ),
  }),
};
