import { documentKinds, longestDocumentName, mostRelated, relatedKinds } from '@jicai/domain/goods/product-extras.ts';
import { z } from 'zod';
import { command, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const edit = { access: { ops: 'ops.goods.edit' }, requestId: 'required' } as const;

/** Related goods and documents of a product (docs/domain/catalog.md §16); '5' for a product that is not there. */
export const productExtrasOps = {
  '/api/OpsGoods/GetExtras': endpoint({
    access: { ops: 'ops.goods.view' },
    body: command({ productId: zId }),
    result: z.object({
      related: z.array(
        z.object({
          kind: z.enum(relatedKinds),
          productId: z.string(),
          productNo: z.string(),
          /** Of its first item. */
          itemName: z.string(),
          imgUrl: z.string(),
          isOnSale: z.boolean(),
        }),
      ),
      documents: z.array(
        z.object({
          documentId: z.string(),
          kind: z.enum(documentKinds),
          kindText: z.string(),
          documentName: z.string(),
          sizeBytes: z.number().int(),
          /** Good for 10 minutes. */
          fileUrl: z.string(),
          userName: z.string(),
          createTime: z.string(),
        }),
      ),
    }),
  }),
  /** All related goods of a kind, in the order they are shown. */
  '/api/OpsGoods/SaveRelated': endpoint({
    ...edit,
    body: command({
      productId: zId,
      kind: z.enum(relatedKinds),
      otherIds: z.array(zId).max(mostRelated, `最多 ${mostRelated} 个`),
    }),
    result: z.null(),
  }),
  /** `fileUrl` as File/Upload answered it for bizType 9. */
  '/api/OpsGoods/AddDocument': endpoint({
    ...edit,
    body: command({
      productId: zId,
      kind: z.enum(documentKinds, '请选择种类'),
      documentName: zText.min(1, '请填写名称').max(longestDocumentName, `名称不能超过${longestDocumentName}字`),
      fileUrl: z.string().min(1, '请上传 PDF').max(300),
    }),
    result: z.object({ documentId: z.string() }),
  }),
  '/api/OpsGoods/RemoveDocument': endpoint({ ...edit, body: command({ documentId: zId }), result: z.null() }),
};
