import { lastDayOf } from '@jicai/domain/payments/credit-limits.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { tellSalesman } from '../messages/index.ts';
import { takeUntoldEnds } from './ending-prices.store.ts';

const mostAtOnce = 500;

/**
 * Who looks after a customer hears once of contract prices that end within the warning days and are followed by none
 * (docs/domain/messages.md §6); true if some may be left.
 */
export async function tellEndingPrices(ctx: Ctx): Promise<boolean> {
  const ending = await takeUntoldEnds(ctx, mostAtOnce);
  for (const { customerId, itemCount, firstMs } of ending)
    await tellSalesman(ctx, 'salesPricesEnding', {
      customerId,
      text: `有 ${itemCount} 个协议价即将到期，最早有效至 ${lastDayOf(new Date(firstMs))}，请续期。`,
      link: consoleLinks.customerPrices(customerId),
    });
  return ending.reduce((sum, { itemCount }) => sum + itemCount, 0) >= mostAtOnce;
}
