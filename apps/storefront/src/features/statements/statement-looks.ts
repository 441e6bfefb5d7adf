import { type StatementState, statementStates } from '@jicai/domain/statements/statement-states.ts';
import type { TagTone } from '@jicai/ui/display/Tag.tsx';

/** Tones of a statement's state: amber I must act, blue the shop does, green done, red disputed, grey ended. */
export const stateTones: Record<StatementState, TagTone> = {
  [statementStates.awaitingConfirm]: 'warn',
  [statementStates.disputed]: 'danger',
  [statementStates.confirmed]: 'warn',
  [statementStates.invoiced]: 'warn',
  [statementStates.partlyPaid]: 'warn',
  [statementStates.settled]: 'ok',
  [statementStates.void]: 'grey',
};

/** What happens next with a statement, or what the reader is to do. */
export const nextTexts: Record<StatementState, string> = {
  [statementStates.awaitingConfirm]: '请核对明细，无误后确认对账；有出入的行可标记异议，其余行保留核对结果。',
  [statementStates.disputed]: '异议已提交，等待商城答复；答复后请重新核对有变化的行。',
  [statementStates.confirmed]: '对账已确认，请在到期日前付款并登记银行流水。',
  [statementStates.invoiced]: '发票已开具，请在到期日前付款并登记银行流水。',
  [statementStates.partlyPaid]: '已收到部分款项，请在到期日前付清余款。',
  [statementStates.settled]: '款项已结清。',
  [statementStates.void]: '本单已作废，明细将计入之后的对账单。',
};

const unconfirmed: readonly StatementState[] = [statementStates.awaitingConfirm, statementStates.disputed];

/** Before its confirmation no last day to pay stands. */
export const isUnconfirmed = (checkState: StatementState): boolean => unconfirmed.includes(checkState);
