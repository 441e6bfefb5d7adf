import { shopLinks } from '@jicai/domain/shop/messages.ts';
import { type PaymentMessage, paymentMessages } from '@jicai/domain/payments/payment-messages.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { sendMessages } from '../../messages/index.ts';
import { listOrderNos } from '../../orders/index.ts';

/** Sends the payer a message about money that changed no state of his orders. Amounts in fen. */
export async function notifyPayer(
  ctx: Ctx,
  { tradeId, accountId }: { tradeId: string; accountId: string },
  what: { message: PaymentMessage; feeFen?: number; restFen?: number; reason?: string },
): Promise<void> {
  const { kind, title, text } = paymentMessages[what.message];
  const [first = '', ...more] = await listOrderNos(ctx, tradeId);
  const subject = more.length === 0 ? `订单 ${first}` : `订单 ${first} 等 ${more.length + 1} 笔`;
  const said = text.replace('{fee}', moneyText(what.feeFen ?? 0)).replace('{rest}', moneyText(what.restFen ?? 0));
  await sendMessages(ctx, [
    {
      accountId,
      kind,
      title,
      content: `${subject} ${said}${what.reason ? `原因：${what.reason}` : ''}`,
      link: more.length === 0 ? shopLinks.order(first) : shopLinks.myOrders,
    },
  ]);
}
