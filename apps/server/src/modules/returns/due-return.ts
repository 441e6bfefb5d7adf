import { type ReturnState, returnStates } from '@jicai/domain/returns/return-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { agreeTo } from './audit-return.ts';
import { endExchange } from './exchange.ts';
import { releaseUnits, type LockedSheet, lockSheet, moveReturn } from './move-return.ts';
import { allUnitsGood, acceptReturnedGoods } from './receive-return.ts';

/**
 * What happens if nobody acts before the deadline of a state (docs/domain/returns.md §3); other states have no
 * deadline.
 */
const ends: Partial<Record<ReturnState, (ctx: Ctx, held: LockedSheet) => Promise<unknown>>> = {
  [returnStates.awaitingAudit]: (ctx, held) =>
    agreeTo(ctx, held, { agreeFen: held.sheet.applyFen, remark: '商家超时未审核，系统自动同意' }),
  [returnStates.awaitingSendBack]: async (ctx, held) =>
    releaseUnits(ctx, await moveReturn(ctx, held, { event: 'expire', toState: returnStates.ended }), {
      settles: false,
    }),
  [returnStates.awaitingReceipt]: (ctx, held) => acceptReturnedGoods(ctx, held, allUnitsGood(held.lines)),
  [returnStates.awaitingExchange]: endExchange,
};

/** Timer `return.due`. Does nothing if the sheet's state has changed since or its deadline was moved. */
export async function endDueReturn(ctx: Ctx, returnId: string): Promise<void> {
  const held = await lockSheet(ctx, { returnId });
  const { deadlineAt, state } = held.sheet;
  if (deadlineAt && deadlineAt <= ctx.now) await ends[state]?.(ctx, held);
}
