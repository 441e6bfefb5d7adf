import { guideStepNames } from '@jicai/domain/shop-side/guide-steps.ts';
import { deskTileNames } from '@jicai/domain/shop-side/desk-tiles.ts';
import { z } from 'zod';
import { command } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zFigures = z.object({ orderCount: z.number().int(), paidFee: z.number().int() });

export const deskOps = {
  /**
   * What waits for the caller (docs/domain/shop-users.md §7): a tile for each area he may see. Fees in fen, counts to 10,000.
   * `today` and `yesterday` until the same hour for operators alone.
   */
  '/api/OpsDesk/GetModel': endpoint({
    access: { ops: 'ops.desk.view' },
    body: z.object({}),
    result: z.object({
      tiles: z.array(
        z.object({
          tile: z.enum(deskTileNames),
          count: z.number().int(),
          /** Orders that should have been shipped by now. */
          overdueCount: z.number().int().optional(),
          /** Since when the oldest waits; absent where nothing does. */
          oldestTime: z.string().optional(),
          /** What is waiting to be decided about, where it is money. */
          fee: z.number().int().optional(),
        }),
      ),
      today: zFigures.optional(),
      yesterday: zFigures.optional(),
    }),
  }),
  /** What a new shop has done and has still to do (docs/domain/shop-users.md §9); no steps once the guide is closed. */
  '/api/OpsDesk/GetGuide': endpoint({
    access: { ops: 'ops.setting.edit' },
    body: z.object({}),
    result: z.object({
      steps: z.array(z.object({ step: z.enum(guideStepNames), isDone: z.boolean() })),
      /** False where no text message leaves: then no company can register by itself. */
      canRegister: z.boolean(),
    }),
  }),
  /** The guide is not shown again, whatever is still to be done. */
  '/api/OpsDesk/CloseGuide': endpoint({
    access: { ops: 'ops.setting.edit' },
    body: command({}),
    result: z.object({}),
    requestId: 'required',
  }),
};
