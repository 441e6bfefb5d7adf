import { z } from 'zod';
import { importStateList } from '@jicai/domain/goods/import-states.ts';
import { command, pageQuery, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zImport = z.object({
  importId: z.string(),
  fileName: z.string(),
  state: z.enum(importStateList),
  newRows: z.number().int(),
  changedRows: z.number().int(),
  sameRows: z.number().int(),
  refusedRows: z.number().int(),
  /** -1 until it is written. */
  createdItems: z.number().int(),
  updatedItems: z.number().int(),
  userName: z.string(),
  createTime: z.string(),
  /** '' until it is written. */
  endTime: z.string(),
  /** '' where it cannot be undone, or not any more. */
  undoUntil: z.string(),
  /** What became of its items when it was undone. */
  restoredItems: z.number().int(),
  removedItems: z.number().int(),
  hiddenItems: z.number().int(),
  keptItems: z.number().int(),
  /** '' while it stands. */
  undoTime: z.string(),
  undoUserName: z.string(),
});

const access = { ops: 'ops.goods.import' } as const;

/** Goods as the shop's operator keeps them (added to docs/domain/api.md §7). */
export const goodsOps = {
  /** A goods file to fill in, with every column and a sample row. The link is good for 10 minutes. */
  '/api/OpsGoods/GetImportTemplate': endpoint({
    access,
    body: command({ fileType: z.enum(['xlsx', 'csv'], '模板只能是 XLSX 或 CSV') }),
    result: z.object({ fileUrl: z.string(), expireTime: z.string() }),
  }),
  /**
   * Takes an uploaded goods file in and checks it; nothing is written (docs/domain/catalog.md §8). '4' while another
   * one of the shop is under way.
   */
  '/api/OpsGoods/StartImport': endpoint({
    access,
    requestId: 'required',
    body: command({ fileUrl: z.string().max(500), fileName: zText.min(1).max(200) }),
    result: z.object({ importId: z.string() }),
  }),
  /** Writes a checked file; with faults in it only where `isPartial` leaves those rows out. '3001' in any other state. */
  '/api/OpsGoods/WriteImport': endpoint({
    access,
    requestId: 'required',
    body: command({ importId: zId, isPartial: zFlag }),
    result: z.object({ importId: z.string() }),
  }),
  /**
   * Takes back what an import wrote, in the background (docs/domain/catalog.md §12). '3001' when it cannot be undone, '4'
   * while another one is under way.
   */
  '/api/OpsGoods/UndoImport': endpoint({
    access,
    requestId: 'required',
    body: command({ importId: zId }),
    result: z.object({ importId: z.string() }),
  }),
  /** How far an import is, what it would change (200 rows at most) and what is wrong in it (500 faults at most). */
  '/api/OpsGoods/GetImport': endpoint({
    access,
    body: command({ importId: zId }),
    result: zImport.extend({
      doneRows: z.number().int(),
      /** 0 until the file was read. */
      totalRows: z.number().int(),
      isPartial: z.boolean(),
      samples: z.array(
        z.object({
          row: z.number().int(),
          itemNo: z.string(),
          itemName: z.string(),
          /** Empty for goods that are new. */
          changes: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
        }),
      ),
      /** Whether GetImportWrongRows has a file for the caller. */
      hasWrongFile: z.boolean(),
      faults: z.array(z.object({ row: z.number().int(), column: z.string(), reason: z.string() })),
      /** Items that an undo left alone, for they were changed since: 200 at most; '' for what is gone. */
      kept: z.array(z.object({ itemId: z.string(), productId: z.string(), itemNo: z.string(), itemName: z.string() })),
      notes: z.array(z.string()),
    }),
  }),
  /**
   * Every row that was not taken, in the columns of its file with the reason in front, as XLSX to be mended and brought
   * again. The link is good for 10 minutes. '5' where no row is wrong, and for costs of somebody else that the caller may
   * not see.
   */
  '/api/OpsGoods/GetImportWrongRows': endpoint({
    access,
    body: command({ importId: zId }),
    result: z.object({ fileUrl: z.string(), expireTime: z.string() }),
  }),
  /** Imports, the newest first. */
  '/api/OpsGoods/GetImportPage': endpoint({
    access,
    body: pageQuery({}, 20),
    result: z.array(zImport),
    extra: pageExtra,
  }),
};
