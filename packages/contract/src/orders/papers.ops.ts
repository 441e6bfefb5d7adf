import { z } from 'zod';
import { command, optional, zFlag } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zOrderNo } from './order-shapes.ts';

/** Orders of one run of papers (docs/domain/papers.md §7). */
export const mostPaperOrders = 100;

const zOrderNos = z
  .array(zOrderNo)
  .min(1, '请选择订单')
  .max(mostPaperOrders, `一次最多打印${mostPaperOrders}个订单，请分批打印`);

/** The file, and the orders of which it says nothing, each with why. The link is good for 10 minutes. */
const zPaper = z.object({
  fileUrl: z.string(),
  expireTime: z.string(),
  rowCount: z.number().int(),
  skipped: z.array(z.object({ orderNo: z.string(), reason: z.string() })),
});

const access = { ops: 'ops.order.ship' } as const;

/** What a warehouse prints (docs/domain/papers.md §7–§9). An order that is not the caller's: '5'; none that has anything to print: '4'. */
export const papersOps = {
  /** 拣货单: what these orders have still to ship, summed by shelf place and item. */
  '/api/OpsOrder/ExportPicking': endpoint({
    access,
    body: command({ orderNos: zOrderNos, fileType: z.enum(['xlsx', 'pdf']) }),
    result: zPaper,
  }),
  /** 送货单, a page or more for each parcel, or for `parcelId` of the one order alone. A supplier who wants prices: '3'. */
  '/api/OpsOrder/ExportDelivery': endpoint({
    access,
    body: command({ orderNos: zOrderNos, parcelId: optional.id, withPrices: zFlag.default(false) }),
    result: zPaper,
  }),
  /**
   * 面单, 100 × 150 mm each: of `parcelId` with the carrier's number, else of what is to be shipped with the order's. It
   * shows the receiver in full, so each order is marked printed and recorded as PrintWaybill does.
   */
  '/api/OpsOrder/ExportLabels': endpoint({
    access,
    body: command({ orderNos: zOrderNos, parcelId: optional.id }),
    result: zPaper,
    requestId: 'required',
  }),
};
