import {
  isSettlementMoveAllowed,
  mayActorMoveSettlement,
  type SettlementMove,
  type SettlementState,
  settlementStates,
} from '@jicai/domain/settlements/settlement-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { planReminders } from './remind-settlement.ts';
import { tellMove } from './tell-settlement.ts';
import { moverOf, requireVersion } from '../orders/index.ts';
import {
  insertSettlementHistory,
  lockSettlementRow,
  selectSettlement,
  type SettlementFields,
  type SettlementRow,
  updateSettlement,
} from './settlements.store.ts';

/** A sheet as its callers name it, with the version they last read. */
export interface NamedSettlement {
  settleId: string;
  version?: number | undefined;
}

/** A sheet. Refuses with notFound if the caller may not see it. */
export async function getSettlement(ctx: Ctx, settleId: string): Promise<SettlementRow> {
  const row = await selectSettlement(ctx, settleId);
  if (!row) throw refuse.notFound();
  return row;
}

export async function lockAnySettlement(ctx: Ctx, settleId: string): Promise<SettlementRow> {
  const row = await lockSettlementRow(ctx, settleId);
  if (!row) throw refuse.notFound();
  return row;
}

const changedText = '结算单状态已变更，请刷新后重试';

/** Locks a sheet for a move. Refuses with notFound, statementChanged where its state has no such move, and outdated. */
export async function lockSettlement(
  ctx: Ctx,
  { settleId, version }: NamedSettlement,
  move: SettlementMove,
): Promise<SettlementRow> {
  const row = await lockAnySettlement(ctx, settleId);
  requireSettlementMove(row, move);
  requireVersion(row, version);
  return row;
}

/** Refuses with statementChanged, and openDisputes where that is why it cannot be confirmed. */
export function requireSettlementMove({ state }: Pick<SettlementRow, 'state'>, move: SettlementMove): void {
  if (isSettlementMoveAllowed(move, state)) return;
  throw move === 'confirm' && state === settlementStates.disputed
    ? refuse.openDisputes()
    : refuse.statementChanged({ text: changedText });
}

/** Writes one move of a locked sheet: fields, version + 1 and a history row. Returns the changed sheet. */
export async function moveSettlement(
  ctx: Ctx,
  sheet: SettlementRow,
  move: { event: SettlementMove; toState?: SettlementState; fields?: SettlementFields; reason?: string },
): Promise<SettlementRow> {
  const { event, toState = sheet.state, fields, reason = '' } = move;
  const by = moverOf(ctx);
  if (!mayActorMoveSettlement(event, by.actorType)) throw refuse.forbidden();
  if (!isSettlementMoveAllowed(event, sheet.state, move.toState)) throw refuse.statementChanged({ text: changedText });
  const isSettled = toState === settlementStates.settled;
  const changed = { ...fields, state: toState, ...(isSettled && { settledAt: ctx.now }) };
  await updateSettlement(ctx, sheet.id, changed);
  const version = sheet.version + 1;
  await insertSettlementHistory(ctx, {
    settlementId: sheet.id,
    version,
    fromState: sheet.state,
    toState,
    event,
    reason,
    ...by,
  });
  const moved = { ...sheet, ...changed, version };
  await tellMove(ctx, moved, event, reason);
  if (toState !== sheet.state) await planReminders(ctx, moved);
  return moved;
}
