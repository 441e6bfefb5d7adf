import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { MoveActor } from '@jicai/domain/orders/order-states.ts';
import { statementLink, statementMessages } from '@jicai/domain/statements/statement-messages.ts';
import { statementTitle } from '@jicai/domain/statements/statement-period.ts';
import {
  isStatementMoveAllowed,
  mayActorMoveStatement,
  type StatementMove,
  type StatementState,
  statementStates,
} from '@jicai/domain/statements/statement-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { listHoldersOf } from '../accounts/index.ts';
import { refuse } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { lockCredit } from '../finance/index.ts';
import { sendMessages } from '../messages/index.ts';
import { checkVersion, requireVersion, moverOf } from '../orders/index.ts';
import {
  insertHistory,
  lockStatements,
  selectStatement,
  type StatementFields,
  type StatementRow,
  updateStatement,
} from './statements.store.ts';

/** A statement. Refuses with notFound if the caller may not see it; workers see all. */
export async function getStatement(ctx: Ctx, statementId: string): Promise<StatementRow> {
  const statement = await selectStatement(ctx, statementId);
  if (!statement) throw refuse.notFound();
  return statement;
}

/** As {@link getStatement}, locked after the customer's credit (docs/domain/crashes.md §2). */
export async function lockAnyStatement(ctx: Ctx, statementId: string): Promise<StatementRow> {
  const { customerId } = await getStatement(ctx, statementId);
  await lockCredit(ctx, customerId);
  const [statement] = await lockStatements(ctx, [statementId]);
  if (!statement) throw refuse.notFound();
  return statement;
}

/** A statement as its callers name it, with the version they last read. */
export interface NamedStatement {
  statementId: string;
  version?: number | undefined;
}

/**
 * Locks a statement for a move. Refuses with outdated if the caller read an older version; operators must name the
 * version.
 */
export async function lockStatement(
  ctx: Ctx,
  { statementId, version }: NamedStatement,
  move: StatementMove,
): Promise<StatementRow> {
  const statement = await lockAnyStatement(ctx, statementId);
  requireStatementMove(statement, move);
  if (ctx.actor?.accountType === accountTypes.operator) requireVersion(statement, version);
  else checkVersion(statement, version);
  return statement;
}

/**
 * Refuses with statementChanged if the move is not possible in the statement's state; with openDisputes if an open
 * dispute is the reason.
 */
export function requireStatementMove({ state }: Pick<StatementRow, 'state'>, move: StatementMove): void {
  if (isStatementMoveAllowed(move, state)) return;
  throw move === 'confirm' && state === statementStates.disputed ? refuse.openDisputes() : refuse.statementChanged();
}

/**
 * Writes one move of a locked statement: fields, version + 1, a history row, and a message to the customer's clerks
 * (docs/domain/orders.md §1). Returns the changed statement.
 */
export async function moveStatement(
  ctx: Ctx,
  statement: StatementRow,
  move: { event: StatementMove; toState?: StatementState; fields?: StatementFields; reason?: string },
): Promise<StatementRow> {
  const { event, toState = statement.state, fields, reason = '' } = move;
  const by = moverOf(ctx);
  if (!mayActorMoveStatement(event, by.actorType)) throw new Error(`${by.actorType} does not ${event} statements`);
  if (!isStatementMoveAllowed(event, statement.state, move.toState)) throw refuse.statementChanged();
  const isSettled = toState === statementStates.settled && statement.state !== statementStates.settled;
  const changed = { ...fields, state: toState, ...(isSettled && { settledAt: ctx.now }) };
  await updateStatement(ctx, statement.id, changed);
  const version = statement.version + 1;
  await insertHistory(ctx, {
    statementId: statement.id,
    version,
    fromState: statement.state,
    toState,
    event,
    reason,
    ...by,
  });
  await notifyClerks(ctx, statement, { event, reason, by });
  if (isSettled) await addTimer(ctx, { kind: 'statement.settled', subject: statement.id, dueAt: ctx.now });
  return { ...statement, ...changed, version };
}

/** Sends a message to the people of the enterprise who handle its statements, except the one who acted. */
export async function notifyClerks(
  ctx: Ctx,
  {
    id,
    statementNo,
    customerId,
    periodFrom,
    periodTo,
    part,
  }: Pick<StatementRow, 'id' | 'statementNo' | 'customerId' | 'periodFrom' | 'periodTo' | 'part'>,
  what: { event: StatementMove | 'generate'; reason: string; by: { actorType: MoveActor } },
): Promise<void> {
  const message = statementMessages[what.event];
  if (!message || (what.by.actorType === 'buyer' && what.event !== 'confirm')) return;
  const { title, text } = message;
  const accountIds = await listHoldersOf(ctx, { customerId, permission: 'check.confirm' });
  await sendMessages(
    ctx,
    accountIds
      .filter((accountId) => accountId !== ctx.actor?.accountId)
      .map((accountId) => ({
        accountId,
        kind: 'money',
        title,
        content: `${statementTitle({ periodFrom, periodTo, part })} ${statementNo} ${text}${what.reason && `说明：${what.reason}`}`,
        link: statementLink(id),
      })),
  );
}
