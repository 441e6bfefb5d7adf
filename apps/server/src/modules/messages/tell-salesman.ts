import type { ShopNews } from '@jicai/domain/shop-side/shop-news.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectLookedAfter } from './shop-listeners.store.ts';
import { tellShop } from './tell-shop.ts';

/**
 * Tells who looks after a customer, where somebody does, what became of it (docs/domain/messages.md §6). `text` follows its
 * name.
 */
export async function tellSalesman(
  ctx: Ctx,
  news: ShopNews,
  { customerId, text, link }: { customerId: string; text: string; link: string },
): Promise<void> {
  const customer = await selectLookedAfter(ctx, customerId);
  if (!customer?.salesmanId) return;
  await tellShop(ctx, news, [{ text: `${customer.customerName} ${text}`, link, userId: customer.salesmanId }]);
}
