import { escapeHtml } from '../../http/escape-html.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { countPublicProducts, listCategoryIds, listPublicProducts } from '../catalog/index.ts';

/** Goods in one file; search engines take ten times as many, but one answer should stay small. */
const perFile = 5000;

interface Entry {
  path: string;
  changedAt?: Date;
}

const xmlOf = (kind: 'urlset' | 'sitemapindex', origin: string, entries: readonly Entry[]) => {
  const tag = kind === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<${tag}><loc>${escapeHtml(origin + path)}</loc>${changed}</${tag}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${kind}>
`;
};

/** Names the files of the sitemap: one of categories, and as many of goods as it takes. */
export async function sitemapIndex(ctx: Ctx, origin: string): Promise<string> {
  const files = Math.ceil((await countPublicProducts(ctx)) / perFile);
  const goods = Array.from({ length: files }, (_, at) => ({ path: `/sitemap/goods-${at + 1}.xml` }));
  return xmlOf('sitemapindex', origin, [{ path: '/sitemap/categories.xml' }, ...goods]);
}

export async function sitemapFile(ctx: Ctx, origin: string, name: string): Promise<string> {
  if (name === 'categories.xml') {
    const categoryIds = [...(await listCategoryIds(ctx))];
    return xmlOf('urlset', origin, [{ path: '/' }, ...categoryIds.map((id) => ({ path: `/c/${id}` }))]);
  }
  const pageIndex = Number(/^goods-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? 0);
  const span = { offset: (pageIndex - 1) * perFile, limit: perFile };
  const products = pageIndex > 0 ? await listPublicProducts(ctx, span) : [];
  if (products.length === 0) throw refuse.notFound();
  return xmlOf(
    'urlset',
    origin,
    products.map(({ productId, updatedAt }) => ({ path: `/p/${productId}`, changedAt: updatedAt })),
  );
}
