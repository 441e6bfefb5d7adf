/** What changes a credit account (domain.md 2.7), as its ledger says it. */
export const creditKindTexts = {
  allocated: '额度分配',
  updated: '对账调整',
  purchased: '账期采购',
  reimbursed: '还款',
  refunded: '退货退款',
  reverted: '取消冲回',
  frozen: '审批冻结',
  unfrozen: '审批解冻',
  /** What an approval held is used: the order is bought with it. */
  consumed: '冻结转占用',
} as const;
export type CreditKind = keyof typeof creditKindTexts;
