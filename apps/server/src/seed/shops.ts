import type { Deps } from '../ctx/deps.ts';
import { companies, hostMaps, shopSettings, templates } from '../db/tables/tenancy.ts';
import { asOwner, withTenant } from '../db/with-tenant.ts';
import { demoShops, type DemoShop } from './shop-looks.ts';

/** Companies, hosts, settings and templates of the demo shops. */
export async function seedShops(deps: Deps): Promise<void> {
  for (const shop of demoShops) await seedShop(deps, shop);
}

/** `isNew`: its operator is led through the first steps. */
export async function seedShop(deps: Deps, shop: DemoShop, { isNew = false } = {}): Promise<void> {
  const now = deps.now();
  const { companyId } = shop;
  await asOwner(deps.db, async (tx) => {
    await tx.insert(companies).values({ id: companyId, name: shop.companyName, kind: shop.kind, createdAt: now });
    await tx
      .insert(hostMaps)
      .values(shop.hosts.map((host) => ({ host, id: deps.db.newId(), mappedCompanyId: companyId, createdAt: now })));
  });
  await withTenant(deps.db, companyId, async (tx) => {
    await tx.insert(shopSettings).values({
      companyId,
      siteName: shop.siteName,
      pageDesc: shop.pageDesc,
      webColor: shop.webColor,
      logoUrl: shop.logoUrl,
      companyLogoUrl: shop.logoUrl,
      options: {
        ...(shop.seller && { seller: shop.seller }),
        ...(shop.delivery && { delivery: shop.delivery }),
        ...(isNew && { isGuideOpen: true }),
      },
      updatedAt: now,
    });
    await tx.insert(templates).values([
      { companyId, pageKind: 'login', id: deps.db.newId(), content: shop.loginPage, updatedAt: now },
      { companyId, pageKind: 'page', id: deps.db.newId(), content: shop.page, updatedAt: now },
    ]);
  });
}
