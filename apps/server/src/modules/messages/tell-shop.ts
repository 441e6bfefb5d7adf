import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { isTold, newsFor, type ShopNews, shopNews } from '@jicai/domain/shop-side/shop-news.ts';
import { shopPermissionsOf } from '@jicai/domain/shop-side/shop-roles.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { insertMessages } from './messages.store.ts';
import { selectMuted, selectShopListeners, type ShopListenerRow, updateMuted } from './shop-listeners.store.ts';

interface Told {
  text: string;
  /** A path of the console. */
  link: string;
  /** Whose order it is about. */
  supplierId?: string | null;
  /** It concerns this user alone. */
  userId?: string;
}

/**
 * Tells people of the shop's side what waits for them, each who may act on it and wants to know (docs/domain/messages.md §6); who
 * did it himself is not told.
 */
export async function tellShop(ctx: Ctx, news: ShopNews, items: readonly Told[]): Promise<void> {
  if (items.length > 0) await tellListeners(ctx, news, items, await selectShopListeners(ctx));
}

/** As {@link tellShop}, of those who were read already. */
export async function tellListeners(
  ctx: Ctx,
  news: ShopNews,
  items: readonly Told[],
  everybody: readonly ShopListenerRow[],
): Promise<void> {
  const listeners = everybody.filter((row) => row.userId !== ctx.actor?.userId);
  const { kind, label: title } = shopNews[news];
  await insertMessages(
    ctx,
    items.flatMap(({ text, link, supplierId = null, userId }) =>
      listeners
        .filter((row) => (userId === undefined || row.userId === userId) && isTold(news, toListener(row), supplierId))
        .map(({ accountId }) => ({ accountId, kind, title, content: text, link })),
    ),
  );
}

const toListener = ({ accountType, supplierId, shopRoles, ownShopRoles, muted }: ShopListenerRow) => ({
  isSupplier: accountType === accountTypes.supplier,
  supplierId,
  permissions: shopPermissionsOf({ accountType, roles: shopRoles }, ownShopRoles),
  muted,
});

/** What the caller may be told, and what of it he has switched off; refused as forbidden for a buyer. */
export async function readNews(ctx: SignedInCtx) {
  const { accountType, shopPermissions: permissions } = ctx.actor;
  if (accountType === accountTypes.buyer) throw refuse.forbidden();
  const muted = await selectMuted(ctx);
  return newsFor({ isSupplier: accountType === accountTypes.supplier, permissions }).map((news) => ({
    news,
    label: shopNews[news].label,
    isOn: !muted.includes(news),
  }));
}

export async function muteNews(ctx: SignedInCtx, muted: readonly ShopNews[]) {
  if (ctx.actor.accountType === accountTypes.buyer) throw refuse.forbidden();
  await updateMuted(ctx, [...new Set(muted)]);
  return readNews(ctx);
}
