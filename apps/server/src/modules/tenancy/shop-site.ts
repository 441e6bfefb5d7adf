import type { Ctx } from '../../ctx/ctx.ts';
import { originOf } from '../../http/hosts.ts';
import { usedHosts } from './hosts/used-hosts.ts';
import { selectShop } from './tenancy.store.ts';

/** Where the shop stands on the internet, by the oldest of its hosts, and how it calls itself; undefined for one without a host. */
export async function shopSite(ctx: Ctx): Promise<{ origin: string; shopName: string } | undefined> {
  const [host] = await usedHosts(ctx);
  const shop = await selectShop(ctx);
  if (host === undefined || !shop) return undefined;
  return { origin: originOf(host, ctx.deps.config), shopName: shop.pageDesc || shop.companyName };
}
