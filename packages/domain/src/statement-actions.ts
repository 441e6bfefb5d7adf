import type { BuyerPermission } from './permissions.ts';
import { isStatementMoveAllowed, type StatementMove, type StatementState } from './statement-states.ts';

/** Buttons of a statement on the customer's side, in the order in which a screen shows them. */
export const statementActionTexts = {
  confirm: '确认对账',
  dispute: '提出异议',
  withdrawDispute: '撤回异议',
  editRemark: '修改备注',
  submitPay: '登记付款',
} as const satisfies Partial<Record<StatementMove, string>>;
/** Asks the invoices' area for the paper of a confirmed statement. */
const applyInvoice = 'applyInvoice';
export type StatementAction = keyof typeof statementActionTexts;

const permissionOf: Record<StatementAction, BuyerPermission> = {
  confirm: 'check.confirm',
  dispute: 'check.dispute',
  withdrawDispute: 'check.dispute',
  editRemark: 'check.dispute',
  submitPay: 'check.pay',
};
const buyerActions = Object.keys(permissionOf) as StatementAction[];
const shopActions = ['adjust', 'reply', 'void'] as const;

/** What the viewer may do with a statement now. */
export function statementActions(
  { state, totalFen, invoicedFen }: { state: StatementState; totalFen: number; invoicedFen: number },
  viewer: { accountType: 1 | 2 | 3; permissions: ReadonlySet<BuyerPermission> },
): string[] {
  if (viewer.accountType === 2) return shopActions.filter((move) => isStatementMoveAllowed(move, state));
  const moves: string[] = buyerActions.filter(
    (action) => viewer.permissions.has(permissionOf[action]) && isStatementMoveAllowed(action, state),
  );
  const isDue = state >= 30 && state <= 60 && invoicedFen < totalFen;
  return isDue && viewer.permissions.has('invoice.apply') ? [...moves, applyInvoice] : moves;
}
