import { stockMoveTexts } from '@jicai/domain/goods/stock-moves.ts';
import { longestPlace } from '@jicai/domain/goods/shelf-place.ts';
import { z } from 'zod';
import { command, pageQuery, zId, zText } from '../wire/body.ts';
import { zNameOf } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zPieces = z.number().int().min(-999_999_999).max(999_999_999);

/** Where an item lies at its supplier; `version` 0 where nothing was ever written. */
export const zShelf = z.object({ place: z.string(), version: z.number().int() });

/** Stock as the shop side sees it (docs/domain/api.md §7). */
export const stock = {
  /** Sets onHand after a count, or adds delta; exactly one of the two, with the `version` last read. */
  '/api/OpsStock/Adjust': endpoint({
    access: { ops: 'ops.stock.edit' },
    body: command({
      itemId: zId,
      onHand: zPieces.min(0).optional(),
      delta: zPieces.optional(),
      reason: z.string().trim().min(2, '请填写2-100字的原因').max(100, '请填写2-100字的原因'),
    }),
    result: z.object({
      itemId: z.string(),
      onHand: z.number().int(),
      reserved: z.number().int(),
      version: z.number().int(),
    }),
    requestId: 'required',
  }),
  /** Writes where an item lies, on the `version` last read; a supplier for its own goods, else '5'. */
  '/api/OpsStock/SetPlace': endpoint({
    access: { ops: 'ops.stock.place' },
    body: command({ itemId: zId, place: zText.max(longestPlace, `库位不能超过${longestPlace}个字`) }),
    result: zShelf,
    requestId: 'required',
  }),
  /** Every change of an item's stock, the latest first, and what stands now. */
  '/api/OpsStock/GetLedger': endpoint({
    access: { ops: 'ops.stock.view' },
    body: pageQuery({ itemId: zId }, 20),
    result: z.array(
      z.object({
        ledgerId: z.string(),
        itemId: z.string(),
        onHandDelta: z.number().int(),
        reservedDelta: z.number().int(),
        sourceType: zNameOf(stockMoveTexts),
        sourceId: z.string(),
        reason: z.string(),
        /** '' for the system. */
        userName: z.string(),
        createTime: z.string(),
      }),
    ),
    extra: {
      ...pageExtra,
      onHand: z.number().int(),
      reserved: z.number().int(),
      version: z.number().int(),
      shelf: zShelf,
    },
  }),
};
