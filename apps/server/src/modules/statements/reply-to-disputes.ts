import { disputeStates, statementStates } from '@jicai/domain/statements/statement-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requireNoneWaiting } from '../changes/index.ts';
import { planAutoConfirm } from './plan-auto-confirm.ts';
import { lockStatement, moveStatement, type NamedStatement } from './move-statement.ts';
import { selectLiveLines, updateReplied } from './statement-lines.store.ts';
import type { StatementRow } from './statements.store.ts';

/**
 * 答复: the operator replies to every open dispute, and the statement waits for the customer again. Refuses with
 * openDisputes if a reply is missing.
 */
export async function replyToDisputes(
  ctx: SignedInCtx,
  input: NamedStatement & { items: readonly { checkItemId: string; reply: string }[] },
): Promise<StatementRow> {
  const statement = await lockStatement(ctx, input, 'reply');
  await requireNoneWaiting(ctx, { kind: 'statement.adjust', subjectId: statement.id });
  const open = (await selectLiveLines(ctx, statement.id)).filter((line) => line.disputeState === disputeStates.open);
  const replies = new Map(input.items.map(({ checkItemId, reply }) => [checkItemId, reply]));
  if (input.items.some(({ checkItemId }) => !open.some((line) => line.id === checkItemId))) throw refuse.notFound();
  if (open.some((line) => !replies.has(line.id))) throw refuse.openDisputes();
  const byName = ctx.actor.userName;
  await updateReplied(
    ctx,
    statement.id,
    [...replies].map(([lineId, reply]) => ({ lineId, reply, byName })),
  );
  const reason = [...replies.values()].join('；').slice(0, 200);
  const moved = await moveStatement(ctx, statement, {
    event: 'reply',
    toState: statementStates.awaitingConfirm,
    reason,
  });
  await planAutoConfirm(ctx, statement.id);
  await writeAudit(ctx, {
    subject: `statement ${statement.statementNo}`,
    before: { checkState: statement.state },
    after: { checkState: statementStates.awaitingConfirm, replies: input.items },
  });
  return moved;
}
