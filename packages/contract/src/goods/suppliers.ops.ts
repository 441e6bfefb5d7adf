import { mostPapers } from '@jicai/domain/shop/supplier-form.ts';
import { supplierSorts } from '@jicai/domain/shop-side/list-sorts.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const form = {
  supplierName: zText.max(100),
  contactName: zText.max(50),
  telephone: zText.max(30),
  areaText: zText.max(100),
  address: zText.max(200),
  intro: zText.max(500),
};
const paper = { paperName: zText.max(50), paperNo: zText.max(64), validTo: z.string().max(10) };

const view = { access: { ops: 'ops.supplier.view' } } as const;
const edit = { access: { ops: 'ops.supplier.edit' }, requestId: 'required' } as const;

/** The files of the shop's suppliers (docs/domain/suppliers.md §3). */
export const suppliersOps = {
  /** The newest first. `searchKey`: a part of the name. */
  '/api/OpsSupplier/GetPage': endpoint({
    ...view,
    body: pageQuery({ hasEndingPaper: optional.flag, sort: optional.oneOf(supplierSorts), isDown: optional.flag }, 20),
    result: z.array(
      z.object({
        supplierId: z.string(),
        supplierName: z.string(),
        contactName: z.string(),
        telephone: z.string(),
        isSelf: z.boolean(),
        isActive: z.boolean(),
        /** Items on sale. */
        itemCount: z.number().int(),
        /** Orders it has still to ship. */
        openOrderCount: z.number().int(),
        paperCount: z.number().int(),
        /** The last day of the paper that ends first, '' where none has an end. */
        firstValidTo: z.string(),
      }),
    ),
    extra: pageExtra,
  }),
  '/api/OpsSupplier/GetModel': endpoint({
    ...view,
    body: command({ supplierId: zId }),
    result: z.object({
      ...form,
      supplierId: z.string(),
      isSelf: z.boolean(),
      /** False: stopped, and why. */
      isActive: z.boolean(),
      stopReason: z.string(),
      logoUrl: z.string(),
      updateTime: z.string(),
      papers: z
        .array(z.object({ ...paper, paperId: z.string(), fileUrl: z.string(), fileName: z.string() }))
        .max(mostPapers),
      users: z.array(z.object({ userName: z.string(), accountNo: z.string(), isActive: z.boolean() })),
    }),
  }),
  /** Adds a supplier, or changes one. '4' at supplierName for one that is there. */
  '/api/OpsSupplier/Save': endpoint({
    ...edit,
    body: command({ ...form, supplierId: optional.id, logoUrl: z.string().max(300) }),
    result: z.object({ supplierId: z.string() }),
  }),
  /** 停用 takes its goods off sale, 启用 brings those back; '3001' where it is so already. */
  '/api/OpsSupplier/SetState': endpoint({
    ...edit,
    asksPassword: true,
    body: command({
      supplierId: zId,
      isActive: zFlag,
      reason: zText.min(2, '请填写原因').max(200, '原因不能超过200个字'),
    }),
    result: z.object({ itemCount: z.number().int() }),
  }),
  /** Adds a paper with its file, or changes one; without `fileUrl` it keeps the file it has. */
  '/api/OpsSupplier/SavePaper': endpoint({
    ...edit,
    body: command({ ...paper, supplierId: zId, paperId: optional.id, fileUrl: z.string().max(500).optional() }),
    result: z.object({ paperId: z.string() }),
  }),
  '/api/OpsSupplier/DeletePaper': endpoint({ ...edit, body: command({ paperId: zId }), result: z.null() }),
};
