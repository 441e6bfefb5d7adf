import { z } from 'zod';
import { command, pageQuery, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zSkuCard } from './sku.ts';

export const zSupplierFigures = z.object({
  orderCount: z.number().int(),
  /** Orders shipped, and of these within 48 hours after payment. */
  shippedCount: z.number().int(),
  quickCount: z.number().int(),
  /** Median hours from payment to shipping; absent without shipped orders. */
  shipHours: z.number().optional(),
  /** Completed orders, and of these with after-sales. */
  completedCount: z.number().int(),
  afterSaleCount: z.number().int(),
});

export const suppliers = {
  '/api/BasSupplier/GetModel': endpoint({
    access: 'signedIn',
    body: command({ supplierId: zId }),
    result: z.object({
      supplierId: z.string(),
      supplierName: z.string(),
      logoUrl: z.string(),
      intro: z.string(),
      contactName: z.string(),
      telephone: z.string(),
      areaText: z.string(),
      address: z.string(),
      licenseUrls: z.array(z.string()),
      isSelf: z.boolean(),
      /** Items on sale. */
      itemCount: z.number().int(),
      /** Papers that the shop has checked and that are good today. */
      paperCount: z.number().int(),
      /** Enterprises of this shop that bought from it. */
      customerCount: z.number().int(),
      /** The day of the first order, YYYY-MM-DD; absent before it. */
      sinceDay: z.string().optional(),
      /** First-level categories of what it has on sale, most goods first, at most eight. */
      categories: z.array(z.object({ categoryId: z.string(), categoryName: z.string() })),
      /** From the shop's own orders of the last 90 days, each beside the number of orders it was counted on. */
      figures: zSupplierFigures,
    }),
  }),
  /**
   * The supplier's goods, best sellers first. supplierId may stand in `reqData` or `data` (docs/domain/catalog.md §4).
   */
  '/api/BasSupplier/GetItemPage': endpoint({
    access: 'signedIn',
    body: z.preprocess(dataAsFilter, pageQuery({ supplierId: zId }, 20)),
    result: z.array(zSkuCard),
    extra: pageExtra,
  }),
};

function dataAsFilter(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { data, reqData } = body as { data?: unknown; reqData?: unknown };
  return reqData === undefined && data !== undefined ? { ...body, reqData: data } : body;
}
