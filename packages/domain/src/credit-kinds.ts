/** What changes a credit account (domain.md 2.7), as its ledger says it. */
export const creditKindTexts = {
  allocated: '额度分配',
  updated: '对账调整',
  purchased: '账期采购',
  reimbursed: '还款',
  refunded: '退货退款',
  reverted: '取消撤销',
  frozen: '审批冻结',
  unfrozen: '审批解冻',
} as const;
export type CreditKind = keyof typeof creditKindTexts;
