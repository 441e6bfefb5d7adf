import { placedMessage, whyNoRequester } from '@jicai/domain/orders/place-for-customer.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { findBuyer } from '../auth/index.ts';
import { sendMessages } from '../messages/index.ts';
import { type SubmitInput, type SubmittedTrade, submitTrade } from './submit.ts';

/**
 * The context in which a buyer's own calls would run, for an operator who orders for him: prices, goods pool, addresses,
 * credit and rules are the buyer's (docs/domain/orders.md §12). Refused as notFound for who is no buyer of this shop,
 * forbidden with the reason for who may not order.
 */
export async function asRequester<C extends SignedInCtx>(ctx: C, userId: string): Promise<C> {
  const buyer = await findBuyer(ctx, userId);
  if (!buyer) throw refuse.notFound();
  const { actor, ...states } = buyer;
  const reason = whyNoRequester({ ...states, permissions: actor.permissions });
  if (reason) throw refuse.forbidden({ text: reason });
  return { ...ctx, actor };
}

/** Submits as the requester would have, says who did it, and tells him. */
export async function placeOrder(
  ctx: SignedInCtx,
  { userId, ...input }: Omit<SubmitInput, 'placedBy'> & { userId: string },
): Promise<SubmittedTrade> {
  const requester = await asRequester(ctx, userId);
  const { accountId, customerId, userName } = requester.actor;
  const trade = await submitTrade(requester, {
    ...input,
    placedBy: { userId: ctx.actor.userId, userName: ctx.actor.userName },
  });
  await tellRequester(ctx, accountId, trade);
  await writeAudit(ctx, {
    subject: `trade ${trade.tradeNo}`,
    before: {},
    after: { customerId, requester: userName, totalFen: trade.payFen, orderState: trade.state },
  });
  return trade;
}

async function tellRequester(ctx: SignedInCtx, accountId: string, trade: SubmittedTrade): Promise<void> {
  const { kind, title, text } = placedMessage(trade.state);
  const [first = ''] = trade.orderNos;
  const isAlone = trade.orderNos.length === 1;
  const subject = isAlone ? `订单 ${first}` : `订单 ${first} 等 ${trade.orderNos.length} 笔`;
  const content = `${subject}（${moneyText(trade.payFen)}）${text}`;
  const link = isAlone ? shopLinks.order(first) : shopLinks.myOrders;
  await sendMessages(ctx, [{ accountId, kind, title, content, link }]);
}
