import { dayMs } from '@jicai/domain/time/durations.ts';
import {
  isReturnMoveAllowed,
  mayActorMoveReturn,
  openReturnStates,
  type ReturnMove,
  type ReturnState,
  returnStates,
} from '@jicai/domain/returns/return-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { endReturn, lockOrder, type LockedTrade, moverOf } from '../orders/index.ts';
import { selectHolds } from './return-parcels.store.ts';
import {
  hasDoneSheet,
  insertHistory,
  lockSheetRow,
  selectSheet,
  selectSheetLines,
  type SheetFields,
  type SheetKey,
  type SheetLine,
  type SheetRow,
  updateSheet,
} from './returns.store.ts';
import { notifyOwner } from './notify-owner.ts';

/** A sheet with its order, everything locked: trade → orders → sheet (docs/domain/crashes.md §2). */
export interface LockedSheet {
  sheet: SheetRow;
  lines: SheetLine[];
  locked: LockedTrade;
}

/** Locks a sheet. Refuses with notFound if the caller may not see it; workers see every sheet. */
export async function lockSheet(ctx: Ctx, key: SheetKey): Promise<LockedSheet> {
  const seen = await selectSheet(ctx, key);
  if (!seen) throw refuse.notFound();
  const locked = await lockOrder(ctx, { orderId: seen.orderId });
  const sheet = await lockSheetRow(ctx, seen.returnId);
  if (!sheet) throw refuse.notFound();
  return { sheet, lines: await selectSheetLines(ctx, [sheet.returnId]), locked };
}

/** Refuses with stateChanged if the move is not possible in the sheet's state. Call it before all other checks. */
export function requireReturnMove(sheet: SheetRow, move: ReturnMove): void {
  if (!isReturnMoveAllowed(move, sheet.state)) throw refuse.stateChanged({ text: '售后单状态已变更，请刷新后重试' });
}

export interface ReturnMoveOptions {
  event: ReturnMove;
  /** Without it the state stays. */
  toState?: ReturnState;
  fields?: Omit<SheetFields, 'state' | 'deadlineAt'>;
  reason?: string;
  /** Days until the deadline of the new state; without it there is none. Without `toState` the old deadline stays. */
  endsAfterDays?: number;
}

/**
 * Writes one move of a locked sheet: fields, version + 1, a history row, the timer of the new state and a message to the
 * buyer (docs/domain/orders.md §1). Returns the sheet as it stands afterwards.
 */
export async function moveReturn(ctx: Ctx, held: LockedSheet, move: ReturnMoveOptions): Promise<LockedSheet> {
  const { event, toState, fields, reason = '', endsAfterDays } = move;
  const { sheet } = held;
  const by = moverOf(ctx);
  if (!mayActorMoveReturn(event, by.actorType)) throw new Error(`${by.actorType} does not ${event} after-sales sheets`);
  if (!isReturnMoveAllowed(event, sheet.state, toState)) throw refuse.stateChanged();
  const deadlineAt = endsAfterDays === undefined ? null : new Date(ctx.now.getTime() + endsAfterDays * dayMs);
  const isOver = toState !== undefined && !openReturnStates.includes(toState);
  await updateSheet(ctx, sheet.returnId, {
    ...fields,
    ...(toState !== undefined && { state: toState, deadlineAt }),
    ...(isOver && { closedAt: ctx.now }),
  });
  await insertHistory(ctx, {
    returnId: sheet.returnId,
    version: sheet.version + 1,
    fromState: sheet.state,
    toState: toState ?? sheet.state,
    event,
    reason,
    ...by,
  });
  if (toState !== undefined && deadlineAt) await planEnd(ctx, sheet.returnId, deadlineAt);
  await notifyOwner(ctx, held, { event, reason, by });
  const moved = await lockSheetRow(ctx, sheet.returnId);
  if (!moved) throw new Error(`sheet ${sheet.returnNo} is gone`);
  return { ...held, sheet: moved };
}

export const planEnd = (ctx: Ctx, returnId: string, dueAt: Date): Promise<void> =>
  addTimer(ctx, { kind: 'return.due', subject: returnId, dueAt });

/** How many units of a line came back; all that were applied for if nothing has to come back. */
export const foundQty = (line: SheetLine): number =>
  line.goodQty === null || line.badQty === null ? line.qty : line.goodQty + line.badQty;

/**
 * Frees the units that a closed sheet holds; `settles`: they were refunded. `held.sheet` is the sheet after its last
 * move.
 */
export async function releaseUnits(ctx: Ctx, held: LockedSheet, { settles }: { settles: boolean }): Promise<void> {
  const { sheet, lines, locked } = held;
  await endReturn(ctx, locked, {
    units: lines.map((line) => ({
      orderLineId: line.orderLineId,
      basis: line.basis,
      qty: line.qty,
      settledQty: settles ? foundQty(line) : 0,
    })),
    isDone: sheet.state === returnStates.completed,
    hasDone: await hasDoneSheet(ctx, sheet.orderId),
    isRefusedForGood: sheet.state === returnStates.refused && sheet.attempt > 1,
    holds: await selectHolds(ctx, sheet.orderId),
    receiptParcelId: sheet.receiptParcelId,
    reason: sheet.returnNo,
  });
}
