import { statementSources } from '@jicai/domain/statements/statement-states.ts';
import { deliveredLeftFen } from '@jicai/domain/returns/return-fees.ts';
import { returnableQty } from '@jicai/domain/returns/return-rules.ts';
import {
  type AdjustableRow,
  quantityOff,
  type RowOff,
  rowNetFen,
  spreadDeduction,
} from '@jicai/domain/statements/statement-adjust.ts';
import { signedTaxFen } from '@jicai/domain/statements/statement-money.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import type { LockedLine } from '../orders/index.ts';
import type { LiveLine, NewStatementLine } from './statement-lines.store.ts';

/** One adjustment by the operator: units or money off the named row, or money that belongs to no row. */
export interface AdjustInput {
  checkItemId?: string | undefined;
  /** Units that are taken off. */
  qty?: number | undefined;
  /** Fen: negative takes off. */
  fee?: number | undefined;
  reason: string;
}

interface Plan {
  ctx: Ctx;
  /** The rows after the adjustments planned so far. */
  rows: Map<string, AdjustableRow & { live: LiveLine }>;
  lines: Map<string, LockedLine>;
}

/**
 * Plans the rows that adjustments add to a statement. The net amount of a row stays between 0 and its own amount, and a line is
 * never reduced by more than it still costs. A deduction that belongs to no row is split over all rows, so that later
 * refunds are smaller by it. Refuses a row of another statement with notFound.
 */
export function planAdjustments(
  ctx: Ctx,
  facts: { adjusts: readonly AdjustInput[]; rows: readonly LiveLine[]; bought: ReadonlyMap<string, LockedLine> },
): NewStatementLine[] {
  const { adjusts, rows, bought } = facts;
  const receipts = rows.filter((row) => row.sourceType === statementSources.receipt);
  const plan: Plan = {
    ctx,
    rows: new Map(receipts.map((row) => [row.id, { ...adjustable(row, rows), live: row }])),
    lines: new Map(bought),
  };
  return adjusts.flatMap((input, at) => {
    const field = `adjusts.${at}.${input.qty === undefined ? 'fee' : 'qty'}`;
    if (input.checkItemId === undefined) return aboutNone(plan, input, field);
    if (!rows.some((row) => row.id === input.checkItemId)) throw refuse.notFound();
    if (!plan.rows.has(input.checkItemId)) throw badField(field, '只能调整收货明细，退款和结转明细请移出后另行处理');
    return [aboutRow(plan, input, { rowId: input.checkItemId, field })];
  });
}

function adjustable(row: LiveLine, rows: readonly LiveLine[]): AdjustableRow {
  const own = rows.filter((one) => one.aboutId === row.id);
  return {
    priceFen: row.priceFen ?? 0,
    qty: row.qty,
    feeFen: row.feeFen,
    freightFen: row.freightFen,
    offQty: own.reduce((sum, one) => sum - one.qty, 0),
    offFen: own.reduce((sum, one) => sum - one.feeFen, 0),
  };
}

function aboutRow(
  plan: Plan,
  input: AdjustInput,
  { rowId, field }: { rowId: string; field: string },
): NewStatementLine {
  const off = input.qty === undefined ? moneyOff(input.fee, field) : unitsOff(plan, { rowId, qty: input.qty, field });
  if (off.feeFen > roomFen(plan, rowId)) throw badField(field, '调整后的金额须在0与原金额之间');
  return takeOff(plan, rowId, { ...off, reason: input.reason });
}

function moneyOff(fee: number | undefined, field: string): RowOff {
  if (fee === undefined || fee >= 0) throw badField(field, '针对明细的调整只能减少金额；多减的请撤销原调整');
  return { qty: 0, feeFen: -fee, freightFen: 0 };
}

/** Reduces units of a row. Units that after-sales hold or have settled cannot be taken off. */
function unitsOff(plan: Plan, { rowId, qty, field }: { rowId: string; qty: number; field: string }): RowOff {
  const row = plan.rows.get(rowId);
  const line = lineOf(plan, rowId);
  const off = row && quantityOff(row, qty);
  if (!off || !line || qty > returnableQty(line).received) throw badField(field, '调整数量超出本行可调整的数量');
  return off;
}

const lineOf = (plan: Plan, rowId: string) => plan.lines.get(plan.rows.get(rowId)?.live.orderLineId ?? '');

/** How much may still be taken off a row, in fen. */
function roomFen(plan: Plan, rowId: string): number {
  const row = plan.rows.get(rowId);
  const line = lineOf(plan, rowId);
  return row && line ? Math.min(rowNetFen(row), deliveredLeftFen(line)) : 0;
}

/** Adds a reduction to the plan, so that the next adjustments see it, and returns its row. */
function takeOff(plan: Plan, rowId: string, off: RowOff & { reason: string }): NewStatementLine {
  const row = plan.rows.get(rowId);
  const line = lineOf(plan, rowId);
  if (!row || !line) throw refuse.notFound();
  const { qty, feeFen, freightFen, reason } = off;
  plan.rows.set(rowId, { ...row, offQty: row.offQty + qty, offFen: row.offFen + feeFen });
  const adjustedFen = line.adjustedFen - feeFen;
  plan.lines.set(line.orderLineId, { ...line, adjustedQty: line.adjustedQty + qty, adjustedFen });
  return {
    ...moneyRow(plan.ctx, { fee: -feeFen, rateBp: row.live.taxRateBp ?? 0, reason }),
    orderLineId: line.orderLineId,
    aboutId: rowId,
    qty: qty === 0 ? 0 : -qty,
    freightFen: freightFen === 0 ? 0 : -freightFen,
  };
}

/**
 * Rows for money that belongs to no row: an addition is one row; a deduction is split over all rows by what is left of
 * them.
 */
function aboutNone(plan: Plan, { fee, qty, reason }: AdjustInput, field: string): NewStatementLine[] {
  if (fee === undefined || qty !== undefined) throw badField(field, '请选择要调整数量的明细');
  if (fee > 0) return [moneyRow(plan.ctx, { fee, rateBp: 0, reason })];
  const rowIds = [...plan.rows.keys()];
  const shares = spreadDeduction(-fee, roomsFen(plan, rowIds));
  if (!shares) throw badField(field, '调整后的金额须在0与原金额之间');
  return rowIds.flatMap((rowId, at) => {
    const feeFen = shares[at] ?? 0;
    return feeFen > 0 ? [takeOff(plan, rowId, { qty: 0, feeFen, freightFen: 0, reason })] : [];
  });
}

/**
 * How much may be taken off each row. Rows of the same order line together never lose more than the line still costs.
 */
function roomsFen(plan: Plan, rowIds: readonly string[]): number[] {
  const used = new Map<string, number>();
  return rowIds.map((rowId) => {
    const line = lineOf(plan, rowId);
    const usedFen = used.get(line?.orderLineId ?? '') ?? 0;
    const room = Math.min(roomFen(plan, rowId), Math.max(0, (line ? deliveredLeftFen(line) : 0) - usedFen));
    used.set(line?.orderLineId ?? '', usedFen + room);
    return room;
  });
}

function moneyRow(
  ctx: Ctx,
  { fee, rateBp, reason }: { fee: number; rateBp: number; reason: string },
): NewStatementLine {
  const id = ctx.newId();
  return {
    id,
    sourceType: statementSources.adjustment,
    sourceId: id,
    orderLineId: null,
    aboutId: null,
    qty: 0,
    feeFen: fee,
    freightFen: 0,
    taxFen: signedTaxFen(fee, rateBp),
    happenedAt: ctx.now,
    reason,
  };
}
