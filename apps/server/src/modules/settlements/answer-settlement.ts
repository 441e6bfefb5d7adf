import { settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { dueDayOf } from '@jicai/domain/statements/payment-terms.ts';
import { disputeReasonTexts, disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requireNoneWaiting } from '../changes/index.ts';
import { lockSettlement, moveSettlement, type NamedSettlement } from './move-settlement.ts';
import {
  type Claim,
  releaseSettlementLines,
  selectSettlementLines,
  updateSettlementLines,
} from './settlement-lines.store.ts';
import type { SettlementRow } from './settlements.store.ts';

const told = (ctx: SignedInCtx, { settlementNo, state }: SettlementRow, after: Record<string, unknown>) =>
  writeAudit(ctx, { subject: `settlement ${settlementNo}`, before: { settleState: state }, after });

/** 确认: the supplier agrees. What comes to nothing or less is settled by that; else its last day to pay follows from the terms. */
export async function confirmSettlement(ctx: SignedInCtx, input: NamedSettlement): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'confirm');
  const toState = sheet.totalFen > 0 ? settlementStates.confirmed : settlementStates.settled;
  const facts = { periodTo: sheet.periodTo, confirmedOn: shanghaiDay(ctx.now), invoicedOn: undefined };
  const dueDate = dueDayOf({ kind: 'monthly', days: sheet.termDays }, facts) ?? null;
  const fields = { confirmedAt: ctx.now, dueDate };
  const moved = await moveSettlement(ctx, sheet, { event: 'confirm', toState, fields });
  await told(ctx, sheet, { settleState: toState });
  return moved;
}

/** 异议: rows that are wrong, each with its reason and what it should be. Refused with notFound for rows of other sheets. */
export async function disputeSettlement(
  ctx: SignedInCtx,
  input: NamedSettlement & { items: readonly Claim[] },
): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'dispute');
  const known = new Set((await selectSettlementLines(ctx, sheet.id)).map(({ id }) => id));
  if (input.items.some(({ lineId }) => !known.has(lineId))) throw refuse.notFound();
  for (const { lineId, disputeReason, disputeRemark, claimQty, claimFee } of input.items) {
    if (claimQty !== undefined && claimFee !== undefined) throw badField('items', '数量和金额只填一项');
    await updateSettlementLines(ctx, sheet.id, [lineId], {
      disputeState: disputeStates.open,
      disputeReason,
      disputeRemark,
      claimQty: claimQty ?? null,
      claimFen: claimFee ?? null,
      reply: '',
    });
  }
  const toState = settlementStates.disputed;
  const reasons = [...new Set(input.items.map((item) => disputeReasonTexts[item.disputeReason]))].join('、');
  const reason = `${input.items.length} 行，${reasons}`;
  const moved = await moveSettlement(ctx, sheet, { event: 'dispute', toState, reason });
  await told(ctx, sheet, { settleState: toState, reason });
  return moved;
}

/** The supplier takes its disputes back. */
export async function withdrawSettlementDispute(ctx: SignedInCtx, input: NamedSettlement): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'withdrawDispute');
  await requireNoneWaiting(ctx, { kind: 'settlement.adjust', subjectId: sheet.id });
  const open = (await selectSettlementLines(ctx, sheet.id)).filter((row) => row.disputeState === disputeStates.open);
  await updateSettlementLines(
    ctx,
    sheet.id,
    open.map(({ id }) => id),
    { disputeState: disputeStates.none, disputeReason: null, disputeRemark: '', claimQty: null, claimFen: null },
  );
  const toState = settlementStates.awaitingConfirm;
  const moved = await moveSettlement(ctx, sheet, { event: 'withdrawDispute', toState });
  await told(ctx, sheet, { settleState: toState });
  return moved;
}

/** 答复: the operator answers every open dispute; the supplier checks again. Refused with openDisputes where one is left out. */
export async function replySettlement(
  ctx: SignedInCtx,
  input: NamedSettlement & { items: readonly { lineId: string; reply: string }[] },
): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'reply');
  await requireNoneWaiting(ctx, { kind: 'settlement.adjust', subjectId: sheet.id });
  const open = (await selectSettlementLines(ctx, sheet.id)).filter((row) => row.disputeState === disputeStates.open);
  if (input.items.some(({ lineId }) => !open.some(({ id }) => id === lineId))) throw refuse.notFound();
  if (open.some(({ id }) => !input.items.some(({ lineId }) => lineId === id))) throw refuse.openDisputes();
  for (const { lineId, reply } of input.items)
    await updateSettlementLines(ctx, sheet.id, [lineId], { disputeState: disputeStates.answered, reply });
  const toState = settlementStates.awaitingConfirm;
  const reason = input.items
    .map(({ reply }) => reply)
    .join('；')
    .slice(0, 200);
  const moved = await moveSettlement(ctx, sheet, { event: 'reply', toState, reason });
  await told(ctx, sheet, { settleState: toState, reason });
  return moved;
}

/** 作废: what it settled is free for another sheet. Refused with statementChanged once something was paid. */
export async function voidSettlement(
  ctx: SignedInCtx,
  input: NamedSettlement & { reason: string },
): Promise<SettlementRow> {
  const sheet = await lockSettlement(ctx, input, 'void');
  await requireNoneWaiting(ctx, { kind: 'settlement.adjust', subjectId: sheet.id });
  if (sheet.invoicedFen > 0) throw refuse.statementChanged({ text: '结算单已有供应商发票，请先退回再作废' });
  if (sheet.paidFen > 0) throw refuse.statementChanged({ text: '结算单已有付款，不能作废' });
  await releaseSettlementLines(ctx, sheet.id);
  const toState = settlementStates.void;
  const moved = await moveSettlement(ctx, sheet, { event: 'void', toState, reason: input.reason });
  await told(ctx, sheet, { settleState: toState, reason: input.reason });
  return moved;
}
