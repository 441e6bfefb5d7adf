import { carrierScenes } from '@jicai/domain/orders/logistics.ts';
import { zCode } from '../wire/code.ts';
import { areaLevels } from '@jicai/domain/people/address-text/area-words.ts';
import { freightPayers, returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { z } from 'zod';
import { optional, query, zId, zQty } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

export const zArea = z.object({
  /** GB/T 2260, six digits; nine for a street. */
  areaCode: z.string(),
  areaName: z.string(),
  parentCode: z.string(),
  /** 1 province, 2 city, 3 county, 4 street or town. */
  level: zCode(areaLevels),
  /** Nothing stands below it: a street, or a county whose streets are not known. */
  isLeaf: z.boolean(),
});
export type Area = z.infer<typeof zArea>;

export const zReturnReason = z.object({
  reasonCode: zCode(returnReasons),
  reasonName: z.string(),
  returnTypes: z.array(zCode(returnTypes)),
  needImage: z.boolean(),
  freightBy: zCode(freightPayers),
});

export const reference = {
  /**
   * Children of `parentCode` ('' or absent: provinces), all areas of a `level` from 1 to 3, or with `areaCode` the path to
   * it. The streets of a county are asked for with level 4: a city without counties and the county that stands for it
   * share one code (docs/domain/catalog.md §2).
   */
  '/api/BasArea/GetAreas': endpoint({
    access: 'public',
    body: query({ parentCode: optional.text(6), level: optional.code(areaLevels), areaCode: optional.text(9) }),
    result: z.array(zArea),
    answerCacheMs: 2000,
  }),
  /** Reasons an after-sales request may give, all or those of one kind (1 退货退款 2 换货 3 仅退款). */
  '/api/Comm/GetByReturnReason': endpoint({
    access: 'signedIn',
    body: query({ returnType: optional.code(returnTypes) }),
    result: z.array(zReturnReason),
  }),
  /** Who can carry to an area, and whether goods can be sent there. */
  '/api/Comm/GetAreaLogistics': endpoint({
    access: 'signedIn',
    body: query({
      areaCode: optional.text(6),
      itemList: optional.list(z.object({ itemId: zId, qty: zQty.optional() }), 200),
      /** 1 下单 2 退货: a buyer who sends goods back may also carry them himself. */
      scene: optional.code(carrierScenes),
    }),
    result: z.object({
      logisticsList: z.array(
        z.object({ logisticsCode: z.string(), logisticsName: z.string(), isDefault: z.boolean() }),
      ),
      deliverable: z.boolean(),
      undeliverableItemIds: z.array(z.string()),
      freightRemark: z.string(),
    }),
  }),
};
