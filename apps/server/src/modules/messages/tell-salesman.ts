import type { ShopNews } from '@jicai/domain/shop-side/shop-news.ts';
import { sendTogether } from '../../db/send-together.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectLookedAfter, selectShopListeners } from './shop-listeners.store.ts';
import { tellListeners } from './tell-shop.ts';

/**
 * Tells who looks after a customer, where somebody does, what became of it (docs/domain/messages.md §6). `text` follows its
 * name. `onlyIf` is asked beside what else is read.
 */
export async function tellSalesman(
  ctx: Ctx,
  news: ShopNews,
  {
    customerId,
    text,
    link,
    onlyIf,
  }: { customerId: string; text: string; link: string; onlyIf?: () => Promise<boolean> },
): Promise<void> {
  const [customer, listeners, isWorthIt] = await sendTogether([
    selectLookedAfter(ctx, customerId),
    selectShopListeners(ctx),
    onlyIf?.() ?? Promise.resolve(true),
  ]);
  if (!customer?.salesmanId || !isWorthIt) return;
  const told = { text: `${customer.customerName} ${text}`, link, userId: customer.salesmanId };
  await tellListeners(ctx, news, [told], listeners);
}
