import { z } from 'zod';
import { command, pageQuery, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zPieces = z.number().int().min(-999_999_999).max(999_999_999);

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
        sourceType: z.enum(['reserve', 'release', 'ship', 'count', 'import', 'return', 'exchange']),
        sourceId: z.string(),
        reason: z.string(),
        /** '' for the system. */
        userName: z.string(),
        createTime: z.string(),
      }),
    ),
    extra: { ...pageExtra, onHand: z.number().int(), reserved: z.number().int(), version: z.number().int() },
  }),
};
