import { escapeHtml, scriptJson } from '../../http/escape-html.ts';

/** A page that search engines index and messengers preview; a person is led on to the same goods in the shop. */
export interface PublicPage {
  /** https://host, without a slash at its end. */
  origin: string;
  /** Its own address: /p/… or /c/… */
  path: string;
  /** Where a person is led: /#/… */
  shopPath: string;
  shopName: string;
  title: string;
  description: string;
  kind: 'product' | 'website';
  /** As the shop keeps it: a path or a full address; '' for none. */
  imgUrl: string;
  crumbs: readonly { name: string; path: string }[];
  /** More for previews, such as the price: [property, content]. */
  properties?: readonly (readonly [string, string])[];
  /** More for search engines, beside the crumbs. */
  data?: readonly object[];
  /** What stands below the description, as HTML that is safe already. */
  body: string;
}

export const leadScript = '/lead.js';

const style = `body{font:16px/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;max-width:720px;margin:0 auto;padding:24px;color:#1d2129}
a{color:#29166f}nav,footer{font-size:14px}img{max-width:100%;height:auto}.go{display:inline-block;padding:10px 24px;border-radius:8px;background:#29166f;color:#fff;text-decoration:none}`;

export function toHtml(page: PublicPage): string {
  const { origin, path, shopPath, title, shopName, kind, crumbs } = page;
  const picture = pictureOf(page);
  const description = shorten(page.description, 150);
  const meta = (name: 'name' | 'property', key: string, content: string) =>
    `<meta ${name}="${key}" content="${escapeHtml(content)}">`;
  const properties: (readonly [string, string])[] = [
    ['og:type', kind],
    ['og:site_name', shopName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
    ...(picture ? [['og:image', picture] as const] : []),
    ...(page.properties ?? []),
  ];
  return `<!doctype html>
<html lang="zh-CN" data-to="${escapeHtml(shopPath)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} - ${shopName}`)}</title>
${meta('name', 'description', description)}
<link rel="canonical" href="${escapeHtml(origin + path)}">
${properties.map(([key, content]) => meta('property', key, content)).join('\n')}
${[crumbData(origin, crumbs), ...(page.data ?? [])].map((one) => `<script type="application/ld+json">${scriptJson(one)}</script>`).join('\n')}
<style>${style}</style>
<script src="${leadScript}" defer></script>
</head>
<body>
<nav aria-label="当前位置">${crumbs.map(({ name, path: to }) => `<a href="${escapeHtml(to)}">${escapeHtml(name)}</a>`).join(' › ')}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
${picture ? `<p><img src="${escapeHtml(picture)}" alt="${escapeHtml(title)}" width="480" height="480"></p>` : ''}
<p>${escapeHtml(page.description)}</p>
${page.body}
<p><a class="go" href="${escapeHtml(shopPath)}">进入商城</a></p>
</main>
<footer><a href="/">${escapeHtml(shopName)}</a></footer>
</body>
</html>
`;
}

/** What stands where nothing is: for search engines, which forget the address, and for people. */
export const lostHtml = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>页面不存在</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>页面不存在</h1><p>商品已下架，或地址有误。</p><p><a class="go" href="/">返回首页</a></p></main></body></html>
`;

export const pictureOf = ({ origin, imgUrl }: Pick<PublicPage, 'origin' | 'imgUrl'>): string =>
  imgUrl && URL.canParse(imgUrl, origin) ? new URL(imgUrl, origin).href : '';

const crumbData = (origin: string, crumbs: PublicPage['crumbs']) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});

const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
