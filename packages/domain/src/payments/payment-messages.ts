import type { MessageText } from '../shop/messages.ts';

/**
 * What a payer is told about money beside the moves of his orders (docs/domain/payments.md §4,
 * docs/domain/refunds.md §4): the texts follow the number of the order, `{fee}` and `{rest}` stand for amounts.
 */
export const paymentMessages = {
  duplicate: { kind: 'money', title: '重复付款将退回', text: '重复付款 {fee}，将原路退回。' },
  late: { kind: 'money', title: '取消后到账将退回', text: '已取消，之后到账的 {fee} 将原路退回。' },
  surplus: { kind: 'money', title: '转账多付部分将退回', text: '的转账多付 {fee}，差额将退回付款账户。' },
  kept: {
    kind: 'money',
    title: '转账多付部分已转入余额',
    text: '的转账多付 {fee}，差额已转入余额，可用于支付对账单。',
  },
  refunded: { kind: 'money', title: '退款成功', text: '的退款 {fee} 已到账。' },
  partReceived: { kind: 'money', title: '转账部分到账', text: '已到账 {fee}，还差 {rest}，请在付款期限前补足。' },
  transferRefused: { kind: 'money', title: '转账凭证未通过核对', text: '的转账凭证未通过核对，请修改后重新提交。' },
} as const satisfies Record<string, MessageText>;
export type PaymentMessage = keyof typeof paymentMessages;
