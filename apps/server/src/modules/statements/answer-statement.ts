import { dayMs } from '@jicai/domain/time/durations.ts';
import { statementOptionsOf } from '@jicai/domain/statements/statement-options.ts';
import { type DisputeReason, disputeReasonTexts, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { tellShop } from '../messages/index.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeConfirmation } from './confirm-statement.ts';
import { planAutoConfirm } from './plan-auto-confirm.ts';
import { lockAnyStatement, lockStatement, moveStatement, type NamedStatement } from './move-statement.ts';
import { selectShop } from './statement-facts.store.ts';
import { selectLiveLines, updateDisputed, updateUndisputed } from './statement-lines.store.ts';
import { selectDisputers, type StatementRow } from './statements.store.ts';

/**
 * 确认对账: fixes the sum and the last day to pay (docs/domain/statements.md §8). Adjustments are booked on the credit account. A
 * statement of 0 or less is settled at once; a negative amount becomes the customer's balance. With `splitPay` the only
 * person who disputed it may not confirm it.
 */
export async function confirmStatement(ctx: SignedInCtx, named: NamedStatement): Promise<StatementRow> {
  const statement = await lockStatement(ctx, named, 'confirm');
  const { isSplitPay } = statementOptionsOf((await selectShop(ctx)).options);
  if (isSplitPay) {
    const disputers = await selectDisputers(ctx, statement.id);
    const isAlone = disputers.length === 1 && disputers[0] === ctx.actor.userId;
    if (isAlone) throw refuse.forbidden({ text: '提出异议的人不能单独确认，请由其他财务人员确认' });
  }
  return writeConfirmation(ctx, statement);
}

/**
 * Timer `statement.confirm`: confirms a statement to which nobody has responded in time. Does nothing if it was
 * disputed or confirmed meanwhile.
 */
export async function confirmBySilence(ctx: Ctx, statementId: string): Promise<void> {
  const { isAutoConfirmed, autoConfirmDays } = statementOptionsOf((await selectShop(ctx)).options);
  const silentSince = ctx.now.getTime() - autoConfirmDays * dayMs;
  const statement = await lockAnyStatement(ctx, statementId);
  if (
    !isAutoConfirmed ||
    statement.state !== statementStates.awaitingConfirm ||
    statement.updatedAt.getTime() > silentSince
  )
    return;
  await writeConfirmation(ctx, statement, `${autoConfirmDays}天未提出异议，自动确认`);
}

/** 提出异议: disputes rows of a statement that waits for confirmation. Refuses rows of other statements with notFound. */
export async function disputeStatement(
  ctx: SignedInCtx,
  input: NamedStatement & {
    items: readonly { checkItemId: string; reasonCode: DisputeReason; remark: string }[];
    remark?: string | undefined;
  },
): Promise<StatementRow> {
  const statement = await lockStatement(ctx, input, 'dispute');
  const known = new Set((await selectLiveLines(ctx, statement.id)).map((line) => line.id));
  if (input.items.some((item) => !known.has(item.checkItemId))) throw refuse.notFound();
  const disputes = new Map<string, { lineId: string; reason: DisputeReason; remark: string }>();
  for (const { checkItemId, reasonCode, remark } of input.items) {
    disputes.set(checkItemId, { lineId: checkItemId, reason: reasonCode, remark });
  }
  await updateDisputed(ctx, statement.id, [...disputes.values()]);
  const reasons = [...new Set([...disputes.values()].map((one) => disputeReasonTexts[one.reason]))].join('、');
  await tellShop(ctx, 'disputed', [
    {
      text: `对账单 ${statement.statementNo} 有 ${disputes.size} 行异议：${reasons}。`,
      link: consoleLinks.statement(statement.id),
    },
  ]);
  return moveStatement(ctx, statement, {
    event: 'dispute',
    toState: statementStates.disputed,
    reason: `${disputes.size} 行：${reasons}${input.remark ? `。${input.remark}` : ''}`,
  });
}

export async function withdrawDispute(ctx: SignedInCtx, named: NamedStatement): Promise<StatementRow> {
  const statement = await lockStatement(ctx, named, 'withdrawDispute');
  await updateUndisputed(ctx, statement.id);
  const moved = await moveStatement(ctx, statement, {
    event: 'withdrawDispute',
    toState: statementStates.awaitingConfirm,
  });
  await planAutoConfirm(ctx, statement.id);
  return moved;
}

/** The customer's own note on a statement. */
export async function editRemark(ctx: SignedInCtx, input: NamedStatement & { remark: string }): Promise<StatementRow> {
  const statement = await lockStatement(ctx, input, 'editRemark');
  const moved = await moveStatement(ctx, statement, { event: 'editRemark', fields: { remark: input.remark } });
  // A note counts as a response: the time until the automatic confirmation starts again.
  if (moved.state === statementStates.awaitingConfirm) await planAutoConfirm(ctx, statement.id);
  return moved;
}
