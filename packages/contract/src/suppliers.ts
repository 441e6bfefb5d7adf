import { z } from 'zod';
import { command, pageQuery, zId } from './body.ts';
import { endpoint, pageExtra } from './endpoint.ts';
import { zSkuCard } from './sku.ts';

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
    }),
  }),
  /** The supplier's goods, best sellers first. supplierId may stand in `reqData` or `data` (domain.md 4.8). */
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
