import { mostPriceFen } from '@jicai/domain/money/pricing.ts';
import { mostTiers } from '@jicai/domain/goods/product-form.ts';
import { plannedPrices, planStates } from '@jicai/domain/money/price-plans.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zTime = zText.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, '请选择时间');

const zTier = z.object({ qtyFrom: z.number().int().min(1), priceFen: z.number().int().min(1).max(mostPriceFen) });

/** 定时调价 (docs/domain/money.md §14). */
export const pricePlansOps = {
  /** The latest beginning first; `searchKey`: a whole item number, or a part of the name. */
  '/api/OpsGoods/GetPlanPage': endpoint({
    access: { ops: 'ops.goods.view' },
    body: pageQuery({ state: optional.oneOf(planStates), productId: optional.id }, 20),
    result: z.array(
      z.object({
        planId: z.string(),
        itemId: z.string(),
        itemNo: z.string(),
        itemName: z.string(),
        imgUrl: z.string(),
        /** 零售价 or 企业价. */
        priceName: z.string(),
        priceFen: z.number().int(),
        /** What it takes the place of, null for no price. */
        beforeFen: z.number().int().nullable(),
        /** Absent where they stay as they are. */
        tiers: z.array(zTier).optional(),
        state: z.enum(planStates),
        stateText: z.string(),
        mayCancel: z.boolean(),
        startTime: z.string(),
        /** '' without an end. */
        endTime: z.string(),
        userName: z.string(),
      }),
    ),
    extra: pageExtra,
  }),
  /** Plans a price; '4' by field, '8001' where another plan of this price is for the same time. */
  '/api/OpsGoods/SavePlan': endpoint({
    access: { ops: 'ops.goods.edit' },
    requestId: 'required',
    body: command({
      itemId: zId,
      price: z.enum(plannedPrices, '请选择价格'),
      priceFen: z.number().int().min(1, '请输入大于 0 的价格').max(mostPriceFen),
      /** With an enterprise price: prices by quantity from then on, rising, [] for none; absent leaves them as they are. They return with it. */
      tiers: z.array(zTier).max(mostTiers).optional(),
      startTime: zTime,
      /** '' without an end; the price before returns then. */
      endTime: z.union([z.literal(''), zTime]).default(''),
      /** For who checks a price under the margin line. */
      reason: zText.max(200, '原因不能超过200字').default(''),
    }),
    /** One of them: what is planned, or the request in which it waits for a second person. */
    result: z.object({ planId: z.string().optional(), changeId: z.string().optional() }),
  }),
  /** Takes back one that has not begun; ends one that holds, so that the price before returns. '3001' in another state. */
  '/api/OpsGoods/CancelPlan': endpoint({
    access: { ops: 'ops.goods.edit' },
    requestId: 'required',
    body: command({ planId: zId }),
    result: z.null(),
  }),
};
