import { z } from 'zod';
import { command, zId } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zSkuCard } from './sku.ts';

/** Beside the page of an item (docs/domain/catalog.md §16). */
export const productExtras = {
  /** Related goods that the caller may buy, at his prices, and documents. '5' for goods that he does not see. */
  '/api/EcmGoods/GetExtras': endpoint({
    access: 'public',
    body: command({ itemId: zId }),
    result: z.object({
      /** 搭配 and 替代. */
      pairs: z.array(zSkuCard),
      substitutes: z.array(zSkuCard),
      documents: z.array(
        z.object({
          documentId: z.string(),
          kindText: z.string(),
          documentName: z.string(),
          sizeBytes: z.number().int(),
          /** Good for 10 minutes. */
          fileUrl: z.string(),
        }),
      ),
    }),
  }),
};
