import type { Ctx } from '../../ctx/ctx.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { refuse } from '../../http/refusal.ts';
import { findCategoryPlace, listCategoryTree, listProductsOfCategories } from '../catalog/index.ts';
import type { PublicPage } from './page-html.ts';
import type { Site } from './product-page.ts';

const mostProducts = 48;

/** A category with what lies below it and its newest goods. */
export async function categoryPage(ctx: Ctx, { origin, shopName }: Site, categoryId: string): Promise<PublicPage> {
  const place = await findCategoryPlace(ctx, categoryId);
  const own = place?.path.at(-1);
  if (!place || !own) throw refuse.notFound();
  const below = (await listCategoryTree(ctx, categoryId)).flatMap((child) => [
    child.categoryId,
    ...child.children.map((leaf) => leaf.categoryId),
  ]);
  const products = await listProductsOfCategories(ctx, { categoryIds: [categoryId, ...below], limit: mostProducts });
  const link = (path: string, text: string) => `<li><a href="${path}">${escapeHtml(text)}</a></li>`;
  const names = place.children.map(({ categoryName }) => categoryName);
  return {
    origin,
    path: `/c/${categoryId}`,
    shopPath: `/#/SearchFor?categoryId=${categoryId}`,
    shopName,
    title: own.categoryName,
    description: `${shopName}的${own.categoryName}${names.length > 0 ? `：${names.join('、')}` : ''}，在线选购，正规发票。`,
    kind: 'website',
    imgUrl: own.imgUrl || (products[0]?.imgUrl ?? ''),
    crumbs: [
      { name: '首页', path: '/' },
      ...place.path.map((category) => ({ name: category.categoryName, path: `/c/${category.categoryId}` })),
    ],
    body: [
      `<ul>${place.children.map((child) => link(`/c/${child.categoryId}`, child.categoryName)).join('')}</ul>`,
      `<ul>${products.map(({ productId, itemName }) => link(`/p/${productId}`, itemName)).join('')}</ul>`,
    ].join('\n'),
  };
}
