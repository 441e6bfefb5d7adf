import { issuedStates } from '@jicai/domain/invoices/invoice-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { invoiceableOf } from '@jicai/domain/invoices/invoice-lines.ts';
import { allocateFen } from '@jicai/domain/money/money.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { requireStatementMove, lockAnyStatement, moveStatement } from './move-statement.ts';
import { dueDayFrom, planOverdue } from './plan-overdue.ts';
import { selectBilledLines, selectInvoicesOf, selectPaperMoney } from './statement-facts.store.ts';
import { lockStatements, selectByNo, type StatementRow } from './statements.store.ts';

/** The part of an order line in a statement, less refunds and adjustments. */
export interface StatementPart {
  orderId: string;
  orderNo: string;
  orderLineId: string;
  qty: number;
  feeFen: number;
}

/**
 * What can be invoiced of a statement (docs/domain/invoices.md §3). Refuses with notFound if the caller may not see it,
 * invoicedByStatement if it is not confirmed yet. Additions without goods are never invoiced.
 */
export async function getInvoiceableParts(
  ctx: Ctx,
  statementNo: string,
): Promise<{ statementId: string; parts: StatementPart[] }> {
  const mayRead = ctx.actor?.permissions.has('check.confirm') ?? true;
  const statement = mayRead ? await selectByNo(ctx, statementNo) : undefined;
  if (!statement) throw refuse.notFound();
  requireInvoiceable(statement);
  return { statementId: statement.id, parts: await partsOf(ctx, statement.id) };
}

/** Confirmed, and not void. */
export const isInvoiceable = ({ confirmedAt, state }: Pick<StatementRow, 'confirmedAt' | 'state'>): boolean =>
  confirmedAt !== null && state !== statementStates.void;

function requireInvoiceable(statement: StatementRow): void {
  if (!isInvoiceable(statement)) throw refuse.invoicedByStatement();
}

/**
 * Locks a statement, so that it cannot be voided while an invoice for it is written. Refuses with invoicedByStatement if it has
 * been voided. Lock its orders first (docs/domain/crashes.md §2).
 */
export async function holdInvoiceable(ctx: Ctx, statementId: string): Promise<void> {
  const [statement] = await lockStatements(ctx, [statementId]);
  if (!statement) throw refuse.notFound();
  requireInvoiceable(statement);
}

async function partsOf(ctx: Ctx, statementId: string): Promise<StatementPart[]> {
  const rows = await selectBilledLines(ctx, statementId);
  const parts = rows.flatMap(({ orderLineId, orderId, orderNo, qty, feeFen }) =>
    orderLineId && orderId && orderNo && qty > 0 && feeFen > 0 ? [{ orderId, orderNo, orderLineId, qty, feeFen }] : [],
  );
  // A deduction that belongs to no row reduces all of them.
  const freeFen = rows.reduce((sum, row) => (row.orderLineId ? sum : sum + row.deductFen), 0);
  const sumFen = parts.reduce((sum, part) => sum + part.feeFen, 0);
  const off = allocateFen(
    Math.min(-freeFen, sumFen),
    parts.map((part) => part.feeFen),
  );
  return parts.map((part, at) => ({ ...part, feeFen: part.feeFen - (off[at] ?? 0) }));
}

/**
 * How much of a statement can be invoiced (`wantedFen`) and how much is not invoiced yet (`leftFen`). Both may be less than its sum,
 * because goods returned later are not invoiced.
 */
export async function paperMoneyOf(ctx: Ctx, statementId: string): Promise<{ wantedFen: number; leftFen: number }> {
  const parts = await partsOf(ctx, statementId);
  const known = await selectPaperMoney(
    ctx,
    statementId,
    parts.map((part) => part.orderLineId),
  );
  const sums = { wantedFen: 0, leftFen: 0 };
  for (const { orderLineId, feeFen } of parts) {
    const line = known.get(orderLineId);
    if (!line) continue;
    const kept = invoiceableOf(line, { qty: 0, goodsFen: 0, freightFen: 0 });
    const wantedFen = Math.max(0, Math.min(feeFen, kept.goodsFen + kept.freightFen - line.otherFen));
    sums.wantedFen += wantedFen;
    sums.leftFen += Math.max(0, wantedFen - line.ownFen);
  }
  return sums;
}

/** Timer `statement.invoiced`: the invoices of a statement have changed. If they cover it, it becomes 已开票. */
export async function noteInvoices(ctx: Ctx, statementId: string): Promise<void> {
  const statement = await lockAnyStatement(ctx, statementId);
  // The timer of a red letter may come after the statement was voided.
  if (statement.state === statementStates.void) return;
  const invoices = await selectInvoicesOf(ctx, statementId);
  const issued = invoices.filter(({ state }) => issuedStates.includes(state));
  const invoicedFen = issued.reduce((sum, { amountFen, redFen }) => sum + amountFen - redFen, 0);
  if (invoicedFen === statement.invoicedFen) return;
  requireStatementMove(statement, 'invoice');
  const { wantedFen } = await paperMoneyOf(ctx, statementId);
  // After a red letter for returned goods no new invoice is needed; after one for a wrong invoice it is.
  const coveredFen = issued.reduce((sum, { amountFen, wrongFen }) => sum + amountFen - wrongFen, 0);
  const isCovered = coveredFen > 0 && coveredFen >= wantedFen;
  const dueDate = isCovered && statement.dueDate === null ? dueDayOnInvoice(ctx, statement, issued) : undefined;
  const moved = await moveStatement(ctx, statement, {
    event: 'invoice',
    ...(isCovered && statement.state === statementStates.confirmed && { toState: statementStates.invoiced }),
    fields: { invoicedFen, isCovered, ...(dueDate && { dueDate }) },
    reason: issued.map(({ invoiceNo }) => invoiceNo).join('、'),
  });
  if (dueDate && moved.state !== statementStates.settled)
    await planOverdue(ctx, { customerId: moved.customerId, dueDate });
}

/** If payment is due after invoicing, the last invoice fixes the day. A later red letter does not change it. */
function dueDayOnInvoice(ctx: Ctx, statement: StatementRow, issued: readonly { issuedAt: Date | null }[]) {
  const issuedMs = issued.map(({ issuedAt }) => (issuedAt ?? ctx.now).getTime());
  const invoicedAt = new Date(Math.max(...issuedMs));
  return dueDayFrom(statement, { confirmedAt: statement.confirmedAt ?? ctx.now, invoicedAt });
}
