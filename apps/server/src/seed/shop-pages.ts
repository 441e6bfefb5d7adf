import type { PageTemplate, TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../ctx/deps.ts';
import { categories } from '../db/tables/categories.ts';
import { items, products } from '../db/tables/goods.ts';
import { templates } from '../db/tables/tenancy.ts';
import type { Tx } from '../db/open.ts';
import { withTenant } from '../db/with-tenant.ts';
import { businessHome, type HomePage, retailHome } from './home-pages.ts';
import { type DemoShop, demoShops } from './shop-looks.ts';

const floorSize = 8;
const bannerIntervalMs = 5000;

/** Home and login pages of the demo shops, once their goods are there: blocks name categories and goods by id. */
export async function seedShopPages(deps: Deps): Promise<void> {
  for (const shop of demoShops) await seedPage(deps, shop, shop.kind === 'business' ? businessHome : retailHome);
}

async function seedPage(deps: Deps, { companyId, page: look, loginPage }: DemoShop, home: HomePage): Promise<void> {
  await withTenant(deps.db, companyId, async (tx) => {
    const idOf = await selectFirstLevel(tx, companyId);
    const page = {
      ...look,
      ...(look.topContent && {
        topContent: { ...look.topContent, navLinks: withCategories(look.topContent.navLinks, home, idOf) },
      }),
      modelContent: [bannerBlock(home, idOf), ...(await floorBlocks(tx, companyId, home, idOf))],
    };
    const login = { ...loginPage, modelContent: [loginBlock(home)] };
    await updateTemplate(tx, deps, { companyId, pageKind: 'page', content: page });
    await updateTemplate(tx, deps, { companyId, pageKind: 'login', content: login });
  });
}

type IdOf = ReadonlyMap<string, string>;

async function selectFirstLevel(tx: Tx, companyId: string): Promise<IdOf> {
  const rows = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(eq(categories.companyId, companyId), eq(categories.level, 1)));
  return new Map(rows.map((row) => [row.name, row.id]));
}

async function updateTemplate(
  tx: Tx,
  deps: Deps,
  { companyId, pageKind, content }: { companyId: string; pageKind: string; content: Partial<PageTemplate> },
): Promise<void> {
  await tx
    .update(templates)
    .set({ content, updatedAt: deps.now() })
    .where(and(eq(templates.companyId, companyId), eq(templates.pageKind, pageKind)));
}

const categoryUrl = (categoryId: string) => `/SearchFor?categoryId=${categoryId}`;

/** The shop's links with its first categories behind the first of them. */
function withCategories(links: PageTemplate['topContent']['navLinks'], home: HomePage, idOf: IdOf) {
  const named = home.navigation.flatMap((category) => {
    const categoryId = idOf.get(category);
    return categoryId ? [{ title: category, url: categoryUrl(categoryId) }] : [];
  });
  return [...links.slice(0, 1), ...named, ...links.slice(1)];
}

function bannerBlock(home: HomePage, idOf: IdOf): TemplateBlock {
  const images = home.banners.map(({ category, ...banner }) => ({
    ...banner,
    linkUrl: categoryUrl(idOf.get(category) ?? ''),
  }));
  return { type: 'banner', sortNo: 1, options: { images, interval: bannerIntervalMs } };
}

function loginBlock({ login: { imgUrl, title, subtitle } }: HomePage): TemplateBlock {
  return { type: 'banner', sortNo: 1, options: { images: [{ imgUrl, linkUrl: '', title, subtitle }], interval: 0 } };
}

async function floorBlocks(tx: Tx, companyId: string, home: HomePage, idOf: IdOf): Promise<TemplateBlock[]> {
  const blocks: TemplateBlock[] = [];
  for (const { category, look, promo } of home.floors) {
    const categoryId = idOf.get(category);
    if (!categoryId) continue;
    const linkUrl = categoryUrl(categoryId);
    blocks.push({
      type: 'floor',
      sortNo: 10 + blocks.length,
      options: {
        title: category,
        moreUrl: linkUrl,
        categoryId,
        itemIds: await selectBestItems(tx, companyId, categoryId),
        look,
        promo: { ...promo, linkUrl },
      },
    });
  }
  blocks.push(
    { type: 'itemList', sortNo: 50, options: { title: home.ranking, source: 'hot', itemIds: [], look: 'ranking' } },
    { type: 'brandWall', sortNo: 51, options: { title: home.brands, brandIds: [] } },
  );
  return blocks;
}

/** The best-selling items in a first-level category, one of each product before a second of any. */
async function selectBestItems(tx: Tx, companyId: string, categoryId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive tree as (
      select ${categories.id} from ${categories} where ${categories.companyId} = ${companyId} and ${categories.id} = ${categoryId}
      union all
      select c.id from ${categories} c join tree on c.parent_id = tree.id where c.company_id = ${companyId}
    ), ranked as (
      select i.id, i.sales_qty, row_number() over (partition by i.product_id order by i.sales_qty desc, i.id) as place
      from ${items} i join ${products} p on p.company_id = i.company_id and p.id = i.product_id
      where i.company_id = ${companyId} and p.company_id = ${companyId} and p.category_id in (select id from tree)
    )
    select id from ranked order by place, sales_qty desc, id limit ${floorSize}`);
  return rows.map((row) => row.id);
}
