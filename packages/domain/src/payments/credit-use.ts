import { payableStates, type StatementState, statementStates } from '../statements/statement-states.ts';
import { unpaidFen } from '../statements/statement-money.ts';
import { overdueDays } from '../statements/statement-period.ts';

/** Below this share of the limit a credit is nearly used. */
const lowPercent = 10;

/** Whether taking `feeFen` brought what is left of a limit below a tenth of it, where it was not before (docs/domain/messages.md §6). */
export function becameLow({ limitFen, availFen }: { limitFen: number; availFen: number }, feeFen: number): boolean {
  const isLow = (leftFen: number) => leftFen * 100 < limitFen * lowPercent;
  return limitFen > 0 && isLow(availFen) && !isLow(availFen + feeFen);
}

/** In what used credit stands (docs/domain/credit.md §4), in the order in which it is shown. */
export const creditUseTexts = {
  overdue: '已逾期',
  billed: '已出账，未到期',
  unbilled: '未出账',
  other: '其他',
} as const;
export type CreditUsePart = keyof typeof creditUseTexts;
export const creditUseParts = Object.keys(creditUseTexts) as [CreditUsePart, ...CreditUsePart[]];

/** A statement as far as it says what it holds of the credit. */
export interface HoldingStatement {
  state: StatementState;
  receivedFen: number;
  refundFen: number;
  /** Rows that carry a credit note of an earlier month; part of its adjustments. */
  carriedFen: number;
  totalFen: number;
  paidFen: number;
  dueDate: string | null;
}

/**
 * What a statement holds of used credit. Adjustments count from the confirmation on, which books them; a settled one and a
 * void one hold nothing.
 */
export function heldByStatement(statement: HoldingStatement): number {
  const { state, receivedFen, refundFen, carriedFen, totalFen, paidFen } = statement;
  if (payableStates.includes(state)) return unpaidFen({ totalFen, paidFen });
  const isOpen = state === statementStates.awaitingConfirm || state === statementStates.disputed;
  return isOpen ? receivedFen + refundFen + carriedFen : 0;
}

/** Used credit by its parts, which always sum to it: what nothing named explains is `other`. */
export function creditUseOf(
  usedFen: number,
  { statements, unbilledFen }: { statements: readonly HoldingStatement[]; unbilledFen: number },
  now: Date,
): Record<CreditUsePart, number> {
  const isLate = ({ dueDate }: HoldingStatement) => dueDate !== null && overdueDays(dueDate, now) > 0;
  const sum = (some: readonly HoldingStatement[]) => some.reduce((fen, one) => fen + heldByStatement(one), 0);
  const overdue = sum(statements.filter(isLate));
  const billed = sum(statements.filter((one) => !isLate(one)));
  return { overdue, billed, unbilled: unbilledFen, other: usedFen - overdue - billed - unbilledFen };
}
