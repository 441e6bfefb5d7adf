import { holdingStates } from '@jicai/domain/invoices/invoice-states.ts';
import { isStatementMoveAllowed, statementStates } from '@jicai/domain/statements/statement-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { adjustCredit } from '../finance/index.ts';
import { lockForAdjusting, takeOutRows } from './adjusted-lines.ts';
import { ownAdjustFen } from './confirm-statement.ts';
import { lockStatement, moveStatement, type NamedStatement } from './move-statement.ts';
import { refreshOverdue } from './settle-statements.ts';
import { selectInvoicesOf } from './statement-facts.store.ts';
import { selectLiveLines } from './statement-lines.store.ts';
import { selectPendingFen } from './statement-payments.store.ts';
import type { StatementRow } from './statements.store.ts';

/**
 * 作废: voids a statement; its billings can go to another one, without their adjustments. Refuses with statementChanged
 * if some of it has been or is being invoiced or paid.
 */
export async function voidStatement(
  ctx: SignedInCtx,
  input: NamedStatement & { reason: string },
): Promise<StatementRow> {
  await lockForAdjusting(ctx, input.statementId);
  const statement = await lockStatement(ctx, input, 'void');
  const { id, customerId, paidFen } = statement;
  const pending = await selectPendingFen(ctx, [id]);
  if (paidFen > 0 || pending.has(id) || (await selectInvoicesOf(ctx, id)).some(isOnPaper)) {
    throw refuse.statementChanged({ text: '对账单已有发票或付款，不能作废' });
  }
  if (isStatementMoveAllowed('pay', statement.state)) {
    await adjustCredit(ctx, { customerId, feeFen: -(await ownAdjustFen(ctx, id)), sourceId: `void:${id}` });
  }
  const rows = await selectLiveLines(ctx, id);
  await takeOutRows(ctx, id, { rows, rowIds: rows.map((row) => row.id) });
  const moved = await moveStatement(ctx, statement, {
    event: 'void',
    toState: statementStates.void,
    reason: input.reason,
  });
  await refreshOverdue(ctx, customerId);
  await writeAudit(ctx, {
    subject: `statement ${statement.statementNo}`,
    before: { checkState: statement.state },
    after: { checkState: statementStates.void, reason: input.reason },
  });
  return moved;
}

/** Whether an invoice is applied for, being issued or issued, and not fully reversed by a red letter. */
const isOnPaper = ({ state, amountFen, redFen }: Awaited<ReturnType<typeof selectInvoicesOf>>[number]) =>
  holdingStates.includes(state) && amountFen > redFen;
