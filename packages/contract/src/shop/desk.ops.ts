import { dueTaskNames } from '@jicai/domain/shop-side/desk-due.ts';
import { healthLineNames, healthStates } from '@jicai/domain/shop-side/desk-health.ts';
import { guideStepNames } from '@jicai/domain/shop-side/guide-steps.ts';
import { deskTileNames } from '@jicai/domain/shop-side/desk-tiles.ts';
import { z } from 'zod';
import { command } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zFigures = z.object({
  orderCount: z.number().int(),
  paidFee: z.number().int(),
  /** Orders first shipped in the span, and those of them within 24 hours after they could be. */
  shippedCount: z.number().int(),
  quickCount: z.number().int(),
  /** Of the 30 days before its end: orders sold, and after-sales sheets asked for. */
  soldCount: z.number().int(),
  sheetCount: z.number().int(),
});

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
  /** What the caller has to do next (docs/domain/shop-users.md §16), the least time left first; a supplier is told no amounts. */
  '/api/OpsDesk/GetDue': endpoint({
    access: { ops: 'ops.desk.view' },
    body: z.object({}),
    result: z.array(
      z.object({
        task: z.enum(dueTaskNames),
        /** As people call it, and what its page is opened with. */
        no: z.string(),
        openKey: z.string(),
        title: z.string(),
        customerName: z.string(),
        fee: z.number().int().optional(),
        /** Absent where nothing ends its time. */
        dueTime: z.string().optional(),
        sinceTime: z.string(),
      }),
    ),
  }),
  /** How what the shop leans on stands (docs/domain/shop-users.md §16): a line for each area the caller may see. */
  '/api/OpsDesk/GetHealth': endpoint({
    access: { ops: 'ops.desk.view' },
    body: z.object({}),
    result: z.array(
      z.object({
        line: z.enum(healthLineNames),
        state: z.enum(healthStates),
        count: z.number().int(),
        lastTime: z.string().optional(),
      }),
    ),
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
