import type { StatementMove } from './statement-states.ts';

/** What those who look after an enterprise's statements are told when somebody else, or the system, moves one. */
export const statementMessages: Partial<Record<StatementMove | 'generate', { title: string; text: string }>> = {
  generate: { title: '新的对账单', text: '已生成，请核对明细后确认。' },
  confirm: { title: '对账单已确认', text: '已确认，请在到期日前付款。' },
  reply: { title: '商城已答复异议', text: '的异议已答复，请重新核对。' },
  reverseAdjust: { title: '商城撤销了对账调整', text: '的一项调整已撤销，请重新核对。' },
  pay: { title: '对账单到账确认', text: '的付款已确认到账，信用额度已恢复。' },
  refusePay: { title: '付款凭证被退回', text: '的付款凭证被商城退回。' },
  void: { title: '对账单已作废', text: '已被商城作废，明细将计入之后的对账单。' },
};

/** Where the storefront shows a statement. */
export const statementLink = (statementId: string): string => `/finance/checkOrder/checkDetail?checkId=${statementId}`;

/** The same people, when a last day to pay has passed; `{fee}` stands for all that is overdue. */
export const overdueMessage = {
  title: '对账单逾期未付',
  text: '有对账单已超过付款期限，逾期金额 {fee}，付清前暂不能使用账期支付。',
};

/** Where the storefront lists the statements. */
export const statementsLink = '/finance/checkOrder/financeCheck';
