import { type AccountType, accountTypes } from '../people/account-types.ts';
import type { BuyerPermission } from '../people/permissions.ts';
import {
  isStatementMoveAllowed,
  type StatementMove,
  type StatementState,
  statementStates,
} from './statement-states.ts';

/** Buttons of a statement on the customer's side, with the permission that each needs. */
const permissionOf = {
  confirm: 'check.confirm',
  dispute: 'check.dispute',
  withdrawDispute: 'check.dispute',
  editRemark: 'check.dispute',
  submitPay: 'check.pay',
} as const satisfies Partial<Record<StatementMove, BuyerPermission>>;
const buyerActions = Object.keys(permissionOf) as (keyof typeof permissionOf)[];
const shopActions = ['adjust', 'reverseAdjust', 'reply', 'void'] as const;
/** Opens the invoice application for a confirmed statement; not a move of the statement. */
const applyInvoice = 'applyInvoice';
export const statementActionNames = [...buyerActions, applyInvoice, ...shopActions] as const;
export type StatementAction = (typeof statementActionNames)[number];

/** What the viewer may do with a statement now. */
export function statementActions(
  {
    state,
    totalFen,
    isCovered,
    invoiceableFen = totalFen,
  }: {
    state: StatementState;
    totalFen: number;
    isCovered: boolean;
    /** What no invoice has been asked for yet; left out where nobody has counted it, as in a list. */
    invoiceableFen?: number;
  },
  viewer: { accountType: AccountType; permissions: ReadonlySet<BuyerPermission> },
): StatementAction[] {
  if (viewer.accountType === accountTypes.operator)
    return shopActions.filter((move) => isStatementMoveAllowed(move, state));
  const moves: StatementAction[] = buyerActions.filter(
    (action) => viewer.permissions.has(permissionOf[action]) && isStatementMoveAllowed(action, state),
  );
  const isDue =
    state >= statementStates.confirmed &&
    state <= statementStates.settled &&
    totalFen > 0 &&
    !isCovered &&
    invoiceableFen > 0;
  return isDue && viewer.permissions.has('invoice.apply') ? [...moves, applyInvoice] : moves;
}
