import { holdingStates } from '@jicai/domain/invoice-states.ts';
import { signedTaxFen, statementTotals } from '@jicai/domain/statement-money.ts';
import { isStatementMoveAllowed } from '@jicai/domain/statement-states.ts';
import type { Ctx, SignedInCtx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { adjustCredit } from '../finance/index.ts';
import { ownAdjustFen } from './answer-statement.ts';
import { planAutoConfirm } from './generate-statements.ts';
import { lockStatement, moveStatement, type NamedStatement } from './move-statement.ts';
import { refreshOverdue } from './settle-statements.ts';
import { selectInvoicesOf } from './statement-facts.store.ts';
import { insertLines, type LiveLine, releaseLines, selectLiveLines, updateReplied } from './statement-lines.store.ts';
import { selectPendingFen } from './statement-payments.store.ts';
import type { StatementRow } from './statements.store.ts';

/** 调整: takes rows out, which are free again, and adds rows of money; the head is their sum again (domain.md 2.7). */
export async function adjustStatement(
  ctx: SignedInCtx,
  wish: NamedStatement & {
    removeItemIds: readonly string[];
    adjusts: readonly { checkItemId?: string | undefined; fee: number; reason: string }[];
  },
): Promise<StatementRow> {
  const statement = await lockStatement(ctx, wish, 'adjust');
  const { removeItemIds, adjusts } = wish;
  const lines = new Map((await selectLiveLines(ctx, statement.id)).map((line) => [line.id, line]));
  const named = [...removeItemIds, ...adjusts.flatMap(({ checkItemId }) => checkItemId ?? [])];
  if (named.some((lineId) => !lines.has(lineId))) throw new Refusal('5');
  if (removeItemIds.length > 0) await releaseLines(ctx, statement.id, removeItemIds);
  await insertLines(
    ctx,
    statement.id,
    adjusts.map((adjust) => toAdjustment(ctx, adjust, lines.get(adjust.checkItemId ?? ''))),
  );
  const totals = statementTotals(await selectLiveLines(ctx, statement.id));
  const reason = [
    ...(removeItemIds.length > 0 ? [`移出 ${removeItemIds.length} 行`] : []),
    ...adjusts.map((one) => one.reason),
  ].join('；');
  const moved = await moveStatement(ctx, statement, { event: 'adjust', fields: totals, reason });
  await writeAudit(ctx, {
    subject: `statement ${statement.checkNo}`,
    before: { totalFen: statement.totalFen },
    after: { totalFen: totals.totalFen, removeItemIds, adjusts },
  });
  return moved;
}

function toAdjustment(ctx: Ctx, { fee, reason }: { fee: number; reason: string }, about: LiveLine | undefined) {
  const id = ctx.newId();
  return {
    id,
    sourceType: 3 as const,
    sourceId: id,
    orderLineId: about?.orderLineId ?? null,
    qty: 0,
    feeFen: fee,
    taxFen: signedTaxFen(fee, about?.taxRateBp ?? 0),
    happenedAt: ctx.now,
    reason,
  };
}

/** 答复: every open dispute gets its answer, and the customer checks again. '8002' when one is left out. */
export async function replyToDisputes(
  ctx: SignedInCtx,
  wish: NamedStatement & { items: readonly { checkItemId: string; reply: string }[] },
): Promise<StatementRow> {
  const statement = await lockStatement(ctx, wish, 'reply');
  const open = (await selectLiveLines(ctx, statement.id)).filter((line) => line.disputeState === 1);
  const replies = new Map(wish.items.map(({ checkItemId, reply }) => [checkItemId, reply]));
  if (wish.items.some(({ checkItemId }) => !open.some((line) => line.id === checkItemId))) throw new Refusal('5');
  if (open.some((line) => !replies.has(line.id))) throw new Refusal('8002');
  const byName = ctx.actor.userName;
  await updateReplied(
    ctx,
    statement.id,
    [...replies].map(([lineId, reply]) => ({ lineId, reply, byName })),
  );
  const reason = [...replies.values()].join('；').slice(0, 200);
  const moved = await moveStatement(ctx, statement, { event: 'reply', toState: 10, reason });
  await planAutoConfirm(ctx, statement.id);
  await writeAudit(ctx, {
    subject: `statement ${statement.checkNo}`,
    before: { checkState: statement.state },
    after: { checkState: 10, replies: wish.items },
  });
  return moved;
}

/** 作废: its rows are free for another statement. '8001' once something of it has been invoiced or paid, or is about to be. */
export async function voidStatement(
  ctx: SignedInCtx,
  wish: NamedStatement & { reason: string },
): Promise<StatementRow> {
  const statement = await lockStatement(ctx, wish, 'void');
  const { id, customerId, paidFen } = statement;
  const pending = await selectPendingFen(ctx, [id]);
  if (paidFen > 0 || pending.has(id) || (await selectInvoicesOf(ctx, id)).some(isOnPaper)) {
    throw new Refusal('8001', { text: '对账单已有发票或付款，不能作废' });
  }
  if (isStatementMoveAllowed('pay', statement.state)) {
    await adjustCredit(ctx, { customerId, feeFen: -(await ownAdjustFen(ctx, id)), sourceId: `void:${id}` });
  }
  await releaseLines(ctx, id);
  const moved = await moveStatement(ctx, statement, { event: 'void', toState: 90, reason: wish.reason });
  await refreshOverdue(ctx, customerId);
  await writeAudit(ctx, {
    subject: `statement ${statement.checkNo}`,
    before: { checkState: statement.state },
    after: { checkState: 90, reason: wish.reason },
  });
  return moved;
}

/** Asked for, being issued or issued, and not taken back whole by a red letter. */
const isOnPaper = ({ state, amountFen, redFen }: Awaited<ReturnType<typeof selectInvoicesOf>>[number]) =>
  holdingStates.includes(state) && amountFen > redFen;
