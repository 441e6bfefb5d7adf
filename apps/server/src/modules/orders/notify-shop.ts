import { moneyText } from '@jicai/domain/money/yuan.ts';
import { becameLow } from '@jicai/domain/payments/credit-use.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { tellSalesman, tellShop } from '../messages/index.ts';
import { getTradeOptions } from './trade-options.ts';

interface NewsOrder {
  orderNo: string;
  supplierId: string;
}

/** Tells each supplier of its order that may be shipped from now on. */
export const tellToShip = (ctx: Ctx, orders: readonly NewsOrder[]): Promise<void> =>
  tellShop(
    ctx,
    'toShip',
    orders.map(({ orderNo, supplierId }) => ({
      text: `订单 ${orderNo} 可以发货了。`,
      link: consoleLinks.order(orderNo),
      supplierId,
    })),
  );

/** A buyer waits for an answer to his cancel. */
export const tellCancelAsked = (ctx: Ctx, orders: readonly NewsOrder[], reason: string): Promise<void> =>
  tellShop(
    ctx,
    'cancelAsked',
    orders.map(({ orderNo, supplierId }) => ({
      text: `订单 ${orderNo} 的客户申请取消${reason && `：${reason}`}。`,
      link: consoleLinks.order(orderNo),
      supplierId,
    })),
  );

/** An order has ended, and the number that nothing left under is not cancelled: somebody has to ask the courier. */
export const tellWaybillKept = (
  ctx: Ctx,
  { orderNo, supplierId }: NewsOrder,
  { carriedBy, reason }: { carriedBy: string; reason: string },
): Promise<void> =>
  tellShop(ctx, 'waybillKept', [
    {
      text: `订单 ${orderNo} 不再发货，但没有使用的运单号 ${carriedBy} 没有取消：${reason}。请联系快递公司。`,
      link: consoleLinks.order(orderNo),
      supplierId,
    },
  ]);

/**
 * Who looks after a customer hears of its orders that may be shipped from now on, where they come to the sum that the shop set
 * (docs/domain/messages.md §6).
 */
export async function tellBigOrder(
  ctx: Ctx,
  { customerId, orderNos, payFen }: { customerId: string; orderNos: readonly string[]; payFen: number },
): Promise<void> {
  const [first] = orderNos;
  if (first === undefined) return;
  const others = orderNos.length > 1 ? ` 等 ${orderNos.length} 单` : '';
  await tellSalesman(ctx, 'salesBigOrder', {
    customerId,
    text: `的订单 ${first}${others}共 ${moneyText(payFen)}，等待发货。`,
    link: consoleLinks.order(first),
    onlyIf: async () => payFen >= (await getTradeOptions(ctx)).tellOrderFen,
  });
}

/** After a customer took `feeFen` on account, or had it held, and `left` is left: who looks after it hears when that is little. */
export async function tellCreditLow(
  ctx: Ctx,
  { customerId, feeFen, left }: { customerId: string; feeFen: number; left: { limitFen: number; availFen: number } },
): Promise<void> {
  if (!becameLow(left, feeFen)) return;
  await tellSalesman(ctx, 'salesCreditLow', {
    customerId,
    text: `的授信只剩 ${moneyText(left.availFen)}，总额 ${moneyText(left.limitFen)}。`,
    link: consoleLinks.customerCredit(customerId),
  });
}
