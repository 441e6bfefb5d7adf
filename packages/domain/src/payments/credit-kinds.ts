/** What changes a credit account (docs/domain/credit.md §2), as its ledger says it. */
export const creditKindTexts = {
  allocated: '额度分配',
  updated: '对账调整',
  purchased: '账期采购',
  reimbursed: '还款',
  refunded: '退货退款',
  reverted: '取消冲回',
  frozen: '审批冻结',
  transferred: '转入余额',
  unfrozen: '审批解冻',
  /** What an approval held is used: the order is bought with it. */
  consumed: '冻结转占用',
} as const;
export type CreditKind = keyof typeof creditKindTexts;

/** What changes a balance: a payment beyond what it was for, a statement below zero, a statement paid from it. */
export const balanceKindTexts = { overpaid: '多付款项', creditNote: '贷方对账单', spent: '支付对账单' } as const;
export type BalanceKind = keyof typeof balanceKindTexts;
